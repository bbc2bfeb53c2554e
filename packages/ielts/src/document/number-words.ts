/** Words for 0 to 19, by index. */
export const numberWords: readonly string[] = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ')

/** “Three” and “3” are 3; anything else is NaN. */
export function parseNumberWord(word: string): number {
  const number = numberWords.indexOf(word.toLowerCase())
  return number === -1 ? Number(word) : number
}
