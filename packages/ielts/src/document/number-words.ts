/** Zero to nineteen, each at its own place. */
export const numberWords: readonly string[] = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ')

/** “Three” and “3” are 3; anything else is NaN. */
export function parseNumberWord(said: string): number {
  const number = numberWords.indexOf(said.toLowerCase())
  return number === -1 ? Number(said) : number
}
