import { numberWords as ones } from '../../document/number-words.ts'

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const unit = ones.slice(1, 10).join('|')
const belowHundred = `(?:${tens.join('|')})(?:[- ](?:${unit}))?|${ones.toReversed().join('|')}`
const belowThousand = `(?:(?:${unit}|a) hundred(?:(?: and)? (?:${belowHundred}))?|${belowHundred})`
const scale = '(?:thousand|million|billion)'
const amount = String.raw`(?:${belowThousand}|a(?= ${scale}\b)|\d+(?:\.\d+)?(?= ${scale}\b))`
const spelled = new RegExp(
  String.raw`\b${amount}(?: ${scale})?(?:(?:,? and|,)? ${amount}(?: ${scale})?)*\b`,
  'g',
)

const scales: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 }

/** Converts numbers in words to digits, in lower-case text: `twenty-five` to `25`, `2.5 million` to `2500000`. */
export const toDigits = (text: string): string => text.replaceAll(spelled, (words) => String(toValue(words)))

function toValue(words: string): number {
  let whole = 0
  let part = 0
  for (const word of words.split(/[\s,-]+/)) {
    if (word === 'hundred') part *= 100
    else if (word in scales) {
      whole += part * (scales[word] ?? 1)
      part = 0
    } else part += toSmall(word)
  }
  return whole + part
}

function toSmall(word: string): number {
  if (word === 'a') return 1
  if (/^\d/.test(word)) return Number(word)
  const ten = tens.indexOf(word)
  return ten === -1 ? Math.max(0, ones.indexOf(word)) : 20 + 10 * ten
}
