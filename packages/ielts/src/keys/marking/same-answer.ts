import { normaliseAnswer } from '../answer-text.ts'
import { withOneSpelling } from '../spelling.ts'
import { toDigits } from './spelled-numbers.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ').join('|')
const day = String.raw`(?:the )?(\d{1,2})(?:st|nd|rd|th)?`
const month = String.raw`(${months})[a-z]*\.?`
const year = String.raw`(?:,? (\d{4}))?`

const units: readonly (readonly [string, string])[] = [
  ['kilomet(?:re|er)s?|kms?', 'km'],
  ['centimet(?:re|er)s?|cms?', 'cm'],
  ['millimet(?:re|er)s?|mms?', 'mm'],
  ['met(?:re|er)s?|m', 'm'],
  ['kilogram(?:me)?s?|kilos?|kgs?', 'kg'],
  ['gram(?:me)?s?|g', 'g'],
  ['lit(?:re|er)s?|l', 'l'],
  ['hours?|hrs?', 'hr'],
  ['minutes?|mins?', 'min'],
  ['degrees?|°', '°'],
  ['per ?cent|%', '%'],
]

/** Money, times, dates, ranges and measures in lower case, each converted to one spelling. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/\b(\d+)(?:[.:]00)? ?o'clock$/, '$1:00'],
  [/^half past (\d+)$/, '$1:30'],
  [/^(?:a )?quarter past (\d+)$/, '$1:15'],
  [/^(\d{1,2})[.:](\d\d)(?= ?[ap]\.?m$|$)/, '$1:$2'],
  [/^(\d{1,2})(?= ?[ap]\.?m$)/, '$1:00'],
  [/ ?([ap])\.?m$/, '$1m'],
  [new RegExp(`^${day}(?: of)? ${month}${year}$`), '$1 $2 $3'],
  [new RegExp(`^${month} ${day}${year}$`), '$2 $1 $3'],
  [/^(\d+) ?(?:-|to) ?(\d+)$/, '$1-$2'],
  [/\b(\d[\d.]{0,15}) ?(?:pounds?|£)/, '£$1'],
  [/\b(\d[\d.]{0,15}) ?(?:dollars?|\$)/, '$$$1'],
  [/\b(\d[\d.]{0,15}) ?(?:euros?|€)/, '€$1'],
  [/([£$€]) ?(\d+)\.00\b/, '$1$2'],
  [/([£$€]) (?=\d)/, '$1'],
  ...units.map(([names, unit]) => [new RegExp(String.raw`(?<=\d) ?(?:${names})(?![a-z])`), unit] as const),
]

/** Whether an answer counts as the accepted one, as IELTS markers compare them. */
export const isSameAnswer = (accepted: string, given: string): boolean =>
  toForm(accepted) === toForm(given) || isSameCode(accepted, given)

const toForm = (text: string): string =>
  forms
    .reduce(
      (current, [written, form]) => current.replace(written, form),
      toDigits(withOneSpelling(normaliseAnswer(text))),
    )
    .trim()

/** Compares telephone numbers, postcodes and other codes by their letters and digits alone. */
function isSameCode(accepted: string, given: string): boolean {
  const [one, other] = [accepted, given].map((text) => normaliseAnswer(text).replaceAll(/[\s()+-]/g, ''))
  return one === other && /^(?=.*\d)[a-z\d]{5,}$/.test(one ?? '')
}
