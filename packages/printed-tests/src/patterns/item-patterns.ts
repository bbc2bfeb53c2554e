/** Marks at the beginning of a question or an option. */
export const itemPatterns = {
  bullet: /^(?:[•▪●○◦*■]\s*|[–—−-]\s+|□\s+(?=\w))/,
  numbered: /^[([]?(\d{1,2})[)\]]?(?:\s*[.):])?\s+(\S.*)$/s,
  twoNumbers: /^(\d{1,2})\s*(?:[-–—&,]|and)\s*(\d{1,2})(?:\s*[.):])?(?:\s+(\S.*)|$)/s,
  letter: /^[([]?([A-L])[)\].:]?\s+(\S.*)$/,
  roman: /^x{0,2}(?:ix|iv|v?i{0,3})$/,
  numeral: /^[([]?([ivx]{1,5}|[IVX]{1,5})[)\].:]?\s+(\S.*)$/,
}

export const isBulleted = (text: string): boolean => itemPatterns.bullet.test(text)
export const stripBullet = (text: string): string => text.replace(itemPatterns.bullet, '')

/** “8 The ice was cut” */
export function matchNumbered(text: string): { number: number; rest: string } | null {
  const found = itemPatterns.numbered.exec(text)
  return found === null ? null : { number: Number(found[1]), rest: found[2] ?? '' }
}

/** “14.” on a line of its own */
export const numberAlone = (text: string): number | null =>
  /^[([]?\d{1,2}[)\]]?[.)]?$/.test(text) ? Number.parseInt(text.replace(/^\D/, ''), 10) : null

/** “1 2 3 4”: the head of a table that has a row of answers for each exercise, or the menu of a quiz. */
export function isCounted(text: string): boolean {
  const cells = text.split(/\s+/)
  return cells.length > 2 && cells.every((cell, nth) => Number(cell) === nth + 1)
}

/** “20 and 21 Which TWO …”, or the two numbers alone. */
export function matchTwoNumbers(text: string): { first: number; last: number; rest: string } | null {
  const found = itemPatterns.twoNumbers.exec(text)
  return found === null ? null : { first: Number(found[1]), last: Number(found[2]), rest: found[3] ?? '' }
}

export type OptionLine = { key: string; text: string }

export function matchLetter(text: string): OptionLine | null {
  const found = itemPatterns.letter.exec(text)
  return found === null ? null : { key: found[1] ?? '', text: found[2] ?? '' }
}

export function matchNumeral(text: string): OptionLine | null {
  const found = itemPatterns.numeral.exec(text)
  const key = found?.[1]?.toLowerCase() ?? ''
  return found !== null && itemPatterns.roman.test(key) ? { key, text: found[2] ?? '' } : null
}

/** Several options on one line: two spaces or more, or a tab, stand between them. */
export const splitColumns = (text: string): string[] =>
  text
    .split(/\t| {2,}|\|/)
    .map((column) => column.trim())
    .filter((column) => column !== '')

/** A number, and the letter of an option, may have cells of their own. */
export function joinMarks(cells: readonly string[]): string[] {
  const joined: string[] = []
  for (const cell of cells) {
    const last = joined.at(-1)
    if (last !== undefined && /^(?:\d{1,2}[.)]?|[A-P][.)]?|[([]?[a-p][.)])$/.test(last))
      joined[joined.length - 1] = `${last} ${cell}`
    else if (last !== undefined && joined.length > 1 && /^[a-p]$/.test(last))
      joined[joined.length - 1] = `${last}) ${cell}`
    else joined.push(cell)
  }
  return joined
}

/** “A guide for staff of Brindle & Co.” may be a title all the same. */
export const endsSentence = (text: string): boolean =>
  /[!?:]$|(?<!\b(?:Co|Ltd|Inc|Corp|Bros|Jr|Sr|St|etc))\.$/.test(text)
