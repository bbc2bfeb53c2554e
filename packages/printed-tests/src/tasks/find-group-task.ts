import { numberRange, toVerdict } from '@console/ielts'
import type { Answers, PrintedGroup } from '../model/printed-test.ts'
import type { Hints, Range } from '../model/text-line.ts'
import { parseLimit } from '../patterns/instruction-patterns.ts'

type Found = Omit<PrintedGroup, 'task'>

const things: readonly [RegExp, string][] = [
  [/\bsummary\b|\bresum[eo]n?\b|résumé|zusammenfassung|riassunto|tóm tắt|\bözet|резюме/i, 'summary'],
  [/\bflow[- ]?chart\b/i, 'flow-chart'],
  [/\bdiagram\b|(?:^|[.:] )label\b/i, 'diagram'],
  [/\b(?:time)?table\b|tabelle|\btabl?[ae]u?\b|\btabel[lk]?[aę]\b|таблиц|\btablo|bảng/i, 'table'],
  [/\bnotes?\b(?! down)|notizen|\bapuntes|\bappunti|notatki|ghi chú|заметки|\bnotları/i, 'notes'],
  [/\bform\b(?! of)|formular|mẫu đơn|анкет|\bbo[şs] formu/i, 'form'],
  [/\banswer (?:the )?(?:following )?questions?\b|\bshort[- ](?:answers?|questions?)\b/i, 'short-answers'],
  [/\b(?:sentences?|statements?)\b/i, 'sentences'],
]

/** The key, how many paragraphs of the text above have letters, and whether the gaps stand in one running text. */
export type GroupContext = {
  answers: Answers
  lettered: number
  isRunning?: boolean
  hints?: Hints
}

/** Which task of IELTS a group is: by its instruction, by what there is to choose from, and by what its key says. */
export function findGroupTask(
  group: Found,
  { answers, lettered, isRunning = false }: GroupContext,
): string | null {
  const { instruction, title, options, questions } = group
  const said = `${instruction} ${title ?? ''}`
  const hasOptions = options.length > 0
  const hasOwn = questions.some((question) => question.options.length > 0)
  const isGapped = questions.some(({ text }) => text.includes('_____') && /\w/.test(text.replaceAll('_', '')))
  const verdict = findVerdicts(group, said, answers)
  if (verdict !== null) return verdict
  const areParagraphs =
    isKeyedByNumerals(group, answers) && questions.every(({ text }) => /^\p{L}+ [A-I\d]\b/u.test(text))
  if ((/\bheadings?\b/i.test(said) || areParagraphs) && options.some((option) => typeof option !== 'string'))
    return 'headings'
  if (hasOwn) return questions.every(({ count }) => count === 1) ? 'multiple-choice' : 'several-answers'
  if (questions.some(({ count }) => count > 1)) return 'several-answers'
  const isMap =
    /\b(?:map|plan|mapa)\b|harita|xarita|bản đồ|карт[аеуы]/i.test(said) ||
    (/\blabel\b/i.test(said) && (hasOptions || /\bcorrect letter\b/i.test(said)))
  if (isMap && !isGapped) return 'map'
  if (/\bheadings?\b|\btitles?\b.{0,40}\bparagraph|\bparagraph\b.{0,40}\btitles?\b/i.test(said))
    return 'headings'
  const hasPlaces =
    /\b(?:which|what|mention\w*) (?:paragraph|section|advert|text|extract|leaflet|notice)|\b(?:number|letter) of the paragraph\b|\bfor which/i.test(
      said,
    )
  const isOfLetters = !isGapped && isKeyedByLetters(group, answers, lettered)
  if ((hasPlaces || isOfLetters) && !hasOptions) return 'information'
  if (
    /\bendings?\b|\bbest completes?\b|окончани|satzende|\bfinal(?:es)? de (?:la|las) frase|zakończeni|\bhalves of (?:the |these )?sentences\b|\bsentence halves\b/i.test(
      said,
    ) &&
    hasOptions
  )
    return 'endings'
  const thing =
    things.find(([pattern]) => pattern.test(said))?.[1] ?? (hasArrows(group) ? 'flow-chart' : undefined)
  if (hasOptions) {
    if (thing === 'flow-chart') return 'flow-chart-list'
    return isGapped || thing === 'summary' ? 'summary-list' : 'features'
  }
  const areAsked = questions.every(({ text }) => text.endsWith('?'))
  if (areAsked && (thing === undefined || thing === 'sentences')) return 'short-answers'
  if (thing !== undefined) return thing
  if (isForm(questions)) return 'form'
  if (isKeyedByLetters(group, answers)) return 'features'
  if (isRunning) return 'summary'
  if (isGapped && questions.some(({ text }) => text.includes(' | '))) return 'table'
  if (isGapped) return questions.some(({ text }) => /\n/.test(text)) ? 'notes' : 'sentences'
  return parseLimit(instruction) === null ? null : 'sentences'
}

/** Steps with arrows on lines of their own between them. */
const hasArrows = ({ questions }: Found): boolean =>
  questions.flatMap(({ text }) => text.split('\n')).filter((line) => /^\s*[↓→▼⇓⬇]\s*$/.test(line)).length > 1

/** “Name: ____”: the rows of a form have labels, of which one or two may be a sentence. */
function isForm(questions: Found['questions']): boolean {
  const labels = questions.flatMap(({ text }) => text.match(/(?:^|\s)\p{Lu}[\p{L} ]{1,25}\.?:(?=\s)/gu) ?? [])
  if (labels.length > 3 && labels.length >= questions.length) return true
  const labelled = questions.filter(({ text }) => /^[^:\n]{2,30}:.*_____/.test(text)).length
  const endLabelled = questions.filter(({ text }) => /^[^:]{2,50}:[^\w]{0,4}_____$/.test(text)).length
  return labelled > 2 && (labelled * 3 >= questions.length * 2 || endLabelled === questions.length)
}

const keysOf = ({ first, last }: Range, answers: Answers) =>
  numberRange(first, last).map((number) => answers.get(number) ?? '')

/** Whether the key has nothing but the first letters, as many as are given. */
export const isKeyedByLetters = (group: Range, answers: Answers, letters = 12): boolean =>
  keysOf(group, answers).every((key) => /^[A-L]$/.test(key) && key.charCodeAt(0) - 64 <= letters)

/** Whether the key names paragraphs that have numbers. */
export const isKeyedByDigits = (group: Range, answers: Answers): boolean =>
  keysOf(group, answers).every((key) => /^\d$/.test(key))

/** “i”, “iv”: headings have numerals in whatever language. */
export function isKeyedByNumerals(group: Range, answers: Answers): boolean {
  const keys = keysOf(group, answers)
  return keys.every((key) => /^[ivx]{1,5}$/.test(key)) && keys.some((key) => key.length > 1)
}

function findVerdicts(group: Found, said: string, answers: Answers): string | null {
  const { options, questions } = group
  const given = keysOf(group, answers).filter((key) => key !== '')
  const hasOptions = options.length > 0 || questions.some((question) => question.options.length > 0)
  // F and N alone may be letters of options.
  const isKeyedBy = (verdicts: readonly string[]) =>
    given.every((key) => [...verdicts, 'not given'].includes(toVerdict(key).toLowerCase())) &&
    given.some((key) => verdicts.includes(toVerdict(key).toLowerCase()) && !/^[FN]$/i.test(key))
  if (!hasOptions && isKeyedBy(['true', 'false'])) return 'true-false'
  if (!hasOptions && isKeyedBy(['yes', 'no'])) return 'yes-no'
  if (/\bNOT GIVEN\b/i.test(said)) return /\bYES\b/.test(said) ? 'yes-no' : 'true-false'
  if (!hasOptions && /\bT\b[\s,/]{1,3}(?:or )?F\b/.test(said)) return 'true-false'
  if (!hasOptions && /\bY\b[\s,/]{1,3}(?:or )?N\b/.test(said)) return 'yes-no'
  if (/\bstatements (?:agree|reflect)\b/i.test(said))
    return /\b(?:views|claims|opinions?)\b/i.test(said) ? 'yes-no' : 'true-false'
  return null
}
