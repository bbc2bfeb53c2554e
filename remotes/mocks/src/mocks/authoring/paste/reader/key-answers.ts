const order = /[([{]?\s?(?:\b\d{1,2}\s?(?:and|&)\s?\d{1,2}\s)?\bin (?:either|any) order\s?[)\]}]?[:.,]?/gi

/** “IN EITHER ORDER” says how answers are compared, and is none itself. */
export const stripOrder = (text: string): string =>
  text
    .replaceAll(order, ' ')
    .trim()
    .replace(/^[,:]\s*/, '')

export const isOrderAlone = (text: string): boolean => text !== '' && stripOrder(text) === ''

/** An answer, and what says why it is right: behind a dash, or in brackets. */
export function cutAnswer(text: string): { said: string; why: string } {
  const found =
    /^(.{1,60}?)(?:\s+[–—-]\s+(?=[^\d\s])|\s*[([](?=(?:lines?|para(?:graph)?s?|see|passage|section)\b))(.*)$/is.exec(
      text,
    )
  // “C (the first Saturday of the month)”: nothing more belongs to a letter or a verdict.
  const proved =
    /^([A-L]|[ivx]{1,5}|TRUE|FALSE|YES|NO|NOT GIVEN|[TFYN]|NG)\s?[([]([^()[\]]{8,300}(?:\([^()]*\))?)[)\]]$/s.exec(
      text,
    )
  const [, said = text, why = ''] = proved ?? found ?? []
  return { said: unquote(said.trim()), why }
}

/** “reindeer.” is an answer with the end of a sentence, and "niches" one in quotation marks. */
const unquote = (text: string): string =>
  /^["“‘'][^"“”‘’']+["”’']$/.test(text) ? text.slice(1, -1) : text.replace(/^([^.\s]{2,40})\.$/, '$1')

/** “A, D” behind two numbers is the answer of each. */
export const splitAnswers = (text: string, first: number, last: number): string[] =>
  first === last
    ? [text]
    : stripOrder(text)
        .split(/\s*(?:[,;&/]|\band\b)\s*|\s+/i)
        .filter((each) => each !== '')
