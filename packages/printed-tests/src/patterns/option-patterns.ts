import { itemPatterns, splitColumns } from './item-patterns.ts'

export type OptionCell = { key: string; text: string }

/** Options by their letters and numerals. */
export const optionPatterns = {
  capital: /^(?:[([]?([A-P])[)\].:]?(?:\s*[=–—-](?=\s))?(?:\s+(\S.*))?|([A-P])[).](\S.*))$/s,
  small: /^(?:[([]([a-p])[)\]]|([a-p])[).])\s*(.*)$/s,
  numeral: /^[([]?([ivx]{1,5})[)\].:]?(?:\s+(\S.*))?$/is,
}

/** “A  text”, “A = text”, “a) text”, “(A) text”, “A” alone in a cell, or “iv. text” where headings are listed. */
export function matchOption(cell: string, isHeadings: boolean): OptionCell | null {
  if (isHeadings) {
    const found = optionPatterns.numeral.exec(cell)
    const key = found?.[1]?.toLowerCase() ?? ''
    if (key !== '' && itemPatterns.roman.test(key)) return { key, text: found?.[2] ?? '' }
  }
  const found = optionPatterns.capital.exec(cell)
  if (found !== null) return { key: found[1] ?? found[3] ?? '', text: found[2] ?? found[4] ?? '' }
  const small = optionPatterns.small.exec(cell)
  if (small === null) return null
  return { key: (small[1] ?? small[2] ?? '').toUpperCase(), text: small[3] ?? '' }
}

/** The options of a line, one or several beside each other; null where it has anything else. */
export function splitOptions(line: string, isHeadings: boolean): OptionCell[] | null {
  const options: OptionCell[] = []
  for (const [index, cell] of splitColumns(line).entries()) {
    const open = options.at(-1)
    const isNext = index === 0 ? /^[a-h]$/.test(cell) : open !== undefined && isLetterAfter(open, cell)
    const option = matchOption(isNext ? `${cell})` : cell, isHeadings)
    if (open?.text === '' && option?.text !== '') open.text = cell
    else if (option !== null) options.push(option)
    else return null
  }
  return options.length === 0 ? null : options.flatMap(cutInline)
}

/** “a   in the hills   b   by machines”: the letters have cells of their own. */
const isLetterAfter = ({ key, text }: OptionCell, cell: string): boolean =>
  text !== '' && /^[a-h]$/.test(cell) && cell.charCodeAt(0) === key.toLowerCase().charCodeAt(0) + 1

/** “A. wood. B. rope. C. steel.” are three. */
export function cutInline({ key, text }: OptionCell): OptionCell[] {
  if (key.length !== 1 || !/[A-Z]/.test(key)) return [{ key, text }]
  const cut: OptionCell[] = []
  let open = key
  let rest = text
  for (;;) {
    const next = String.fromCharCode(open.charCodeAt(0) + 1)
    const found = new RegExp(
      String.raw`\s(?:[([]?${next}[)\].:]?|[([]?${next.toLowerCase()}[)\]]|${next.toLowerCase()}\.)\s(?=\S)`,
    ).exec(rest)
    if (found === null || found.index === 0) break
    cut.push({ key: open, text: rest.slice(0, found.index).replace(/[,;]$/, '') })
    rest = rest.slice(found.index + found[0].length)
    open = next
  }
  return [...cut, { key: open, text: rest }]
}
