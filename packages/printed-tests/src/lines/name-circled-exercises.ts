const starts = /^\s{0,20}([\u2460-\u2473])\s{0,4}(?=[A-Z])/
const answered = /(?<=^|\s)([\u2460-\u2473])\s?(?=\d{1,2}\b)/g
const answers = /(?<=^|\s)[\u2460-\u2473]\s?(\d{1,2})\s[^\s\d]{1,20}\s(\d{1,2})\s/g

const toName = (sign: string): string => `Exercise ${sign.charCodeAt(0) - 0x245f}`

/** “② Circle a, b or c.” above “9. …”: a number in a circle is that of an exercise where others number the questions. */
export function nameCircledExercises(lines: readonly string[]): readonly string[] {
  const heads = lines.filter((line) => starts.test(line)).length
  const questions = lines.filter((line) => /^\s{0,20}\d{1,2}[.)]\s/.test(line)).length
  const areExercises = heads > 1 && questions > heads
  return lines.map((line) => {
    const named = areExercises ? line.replace(starts, (_, sign: string) => `${toName(sign)}. `) : line
    return areExercises || isKey(line)
      ? named.replaceAll(answered, (_, sign: string) => `${toName(sign)}: `)
      : named
  })
}

/** “② 1 F 2 T ③ 5 map” */
const isKey = (line: string): boolean =>
  [...line.matchAll(answers)].some(([, number, next]) => Number(next) === Number(number) + 1)
