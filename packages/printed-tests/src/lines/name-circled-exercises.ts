const starts = /^\s{0,20}([\u2460-\u2473])\s{0,4}(?=[A-Z])/
const answered = /(?<=^|\s)([\u2460-\u2473])\s?(?=\d{1,2}\b)/g

const toName = (sign: string): string => `Exercise ${sign.charCodeAt(0) - 0x245f}`

/** “② Circle a, b or c.” above “9. …”: a number in a circle is that of an exercise where others number the questions. */
export function nameCircledExercises(lines: readonly string[]): readonly string[] {
  const heads = lines.filter((line) => starts.test(line)).length
  const questions = lines.filter((line) => /^\s{0,20}\d{1,2}[.)]\s/.test(line)).length
  const areExercises = heads > 1 && questions > heads
  if (!areExercises) return lines
  return lines.map((line) =>
    line
      .replace(starts, (_, sign: string) => `${toName(sign)}. `)
      .replaceAll(answered, (_, sign: string) => `${toName(sign)}: `),
  )
}
