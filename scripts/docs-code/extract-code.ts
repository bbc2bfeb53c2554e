/** A block of code in a page, as a file that can be checked alone. */
export type CodeFile = { file: string; text: string }

/**
 * The `ts` and `tsx` blocks of a page. A block stands as it is in the file that the line before it names
 * (“`src/books/api/book.api.ts` talks HTTP:”). One that is a part of a file has the rest of it in a comment of HTML before
 * it, which begins with `around` and has `CODE` in its place. `…` stands for code that is not of interest,
 * and what surrounds a part may be `any`: the part is checked, not the file that it was taken from.
 */
export function extractCode(page: string, text: string): CodeFile[] {
  const files: CodeFile[] = []
  const lines = text.split('\n')
  let before = ''
  let around: string | undefined
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim()
    const end = (mark: string) => lines.findIndex((each, index) => index > at && each.trim() === mark)
    const take = (mark: string) => {
      const inside = lines.slice(at + 1, end(mark)).join('\n')
      at = end(mark)
      return inside
    }
    if (line === '<!-- around') around = take('-->')
    else if (line === '```ts' || line === '```tsx') {
      const type = line.slice(3)
      const code = `${take('```')}\n`
      const [, named] = /`(src\/[\w/.-]+)`/.exec(before) ?? []
      const whole = around === undefined ? code : around.replace('CODE', () => code)
      const isNamed = named?.endsWith(`.${type}`) === true && around === undefined
      files.push({
        file: isNamed ? named : `src/${page.replaceAll(/\W+/g, '-')}-${files.length + 1}.${type}`,
        text: fillGaps(whole),
      })
      around = undefined
    } else if (line !== '') before = line
  }
  return files
}

const fillGaps = (code: string) =>
  code
    .replaceAll(/^([ \t]*)…(?=[ \t]*(?:\/\/.*)?$)/gm, '$1...(0 as any),')
    .replaceAll(/(?<=(?:=> |: |\())…/g, '(0 as any)')
