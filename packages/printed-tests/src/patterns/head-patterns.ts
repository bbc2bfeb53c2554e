import { parseNumberWord } from '@console/ielts'
import type { Lines } from '../model/text-line.ts'
import { isClearInstruction, isTaskName } from './instruction-patterns.ts'
import { listNumbers } from './question-labels.ts'
import { isRubric } from './rubric-patterns.ts'

/** “Task 2” and “B.” before “Questions 6–10” */
const exerciseName = String.raw`(?:(?:(?:exercise|ex\.?|task|activity|step)\s?(?:\d{1,2}|[A-H]|[IVX]{1,4}|one|two|three|four|five|six)|part\s[A-H])\b\s?[.:)–—-]?\s{0,3}|(?:[A-H]|[IVX]{1,4})[.):]\s{1,3})`

const groupHead = new RegExp(
  String.raw`^${exerciseName}?questions?\s+(\d{1,2})(?:\s*(?:[-–—&…→/]|\.{2,4}|to|and|thru|through|until)\s*(\d{1,2}))?\b(?:\s*\(([^)]*)\))?(?:\s*[.:–—-])?(.*)$`,
  'is',
)

/** Heads of texts, questions, keys and recordings. */
export const headPatterns = {
  passage:
    /^(?:reading\s{0,4}[-–—:]?\s{0,4})?(passage|section|part|text)\s+([1-9]|one|two|three|four)\b(?:\s*[.:–—-])?(.*)$/is,
  group: groupHead,
  exercise:
    /^(?:(?:exercise|ex\.?|task|activity)\s?(?:\d{1,2}[a-d]?|[A-H]|[IVX]{1,4}|one|two|three|four|five|six)|part\s(?:[A-H]|[IVX]{1,4}))(?:\s?[.:)–—-]{0,2}\s(?=[¿¡]?\p{Lu})(.*)|[.:)]?)$/isu,
  markedExercise: /^(?:([A-H][.)]|[A-H](?=\t)|[IVX]{1,5}[.)])|[a-h]\)|\d{1,2}[.)]?)\s(?=\p{Lu})(.*)$/su,
  key: /^(?!(?:and|&)\s)(?:(?:(?:tapescripts?|audioscripts?|ielts|academic|general|training|reading|listening|mock|practice|suggested|correct|model|explained|detailed|complete|full|sample|official|the|teacher[’']?s[’']?|show|see|view|reveal|check|and|&)\s(?:[–—-]\s)?)*(?:(?:passage|section|part|test|unit|mock|paper)\s\d{1,2}\s?[-–—:.,]?\s?)?){1,2}(?:answer\s?keys?|answers|answer(?=:?$)|keys?|solutions?|mark(?:ing)? (?:schemes?|keys?)|lösung(?:en)?|soluzioni|soluciones|respuestas|réponses|corrigé|odpowiedzi)(?:\s\d\/\d)?(?:\s(?:to|for|with|and|&)\s.*|\s?[([][^()[\]]{1,40}[)\]]|\s(?:questions?\s|q\.?\s?)?\d{1,2}\s?[-–—]\s?\d{1,2}\s?:?|\s(?:part|section|passage|test|unit)\s\d{1,2}\b.{0,30}|\s\d{1,2}[A-H]|\s?[-–—]\s?\D.{0,60}|\s?:?\s?|\s?:\s{0,4}(\d.*|(?:exercise|ex|task|part|section|activity|step)(?:\b|\d).*|[A-H]\s\(?1(?!\d).*|(?:[A-H]|[IVX]{1,4})[.)]\s\(?[1a]\b.*)|\s(\d{1,2}[.):]?\s\S.*))?$/is,
  namedKey:
    /^(?:the\s)?(?:answers?|keys?)\s(?:to|for)\s(?:exercise|ex\.?|task|part|section|questions?)\s[\w–-]{1,7}\s?[:.]\s?(\d{1,2}\W?\s?\S.*)$/i,
  announcedText:
    /^(?:now )?read the (?:(?:next|following) )?(?:text|texts|passage|notice|information|article|extract|leaflet|advertisements?)\b.*\banswer\s+questions\b/is,
  readAndAnswer:
    /^(?:read|listen|look)\b.{0,40}\band (?:answer|choose|circle|complete|decide|fill|match|mark|say|tick|underline|write)\b/i,
  placeAsked: /^(?:which|what|who)\b.{0,40}\b(?:paragraphs?|sections?|texts?|notices?|people|person)\b/i,
  script:
    /^(?:(?:show|see|view)\s(?:the\s)?)?(?:listening\s+)?(?:audio\s*scripts?|tape\s*scripts?|transcripts?|recording\s+scripts?|(?:audio|listening)\s+transcripts?)\b.{0,40}$/i,
  range:
    /^(?:q(?:uestion)?s?\.?\s?|items?\s|nos?\.?\s|numbers?\s)?(\d{1,2})\s?[-–—]\s?(\d{1,2})\s?[.:)]?\s(\S.*)$/is,
}

/** “READING PASSAGE 2: The lighthouse”. Null for a sentence that only begins like one. */
export function matchPassageHead(text: string): { number: number; rest: string } | null {
  const found = headPatterns.passage.exec(text)
  if (found === null) return null
  const [, , number = '', follows = ''] = found
  const rest = follows.trimStart().replace(/^,\s(?=questions\s\d)/i, '')
  if (
    /^(?:(?:has|have|contains|is|are|on|below)\b|[?,;.]|(?!questions|read the)[a-z])/.test(rest) ||
    rest.length > 120
  )
    return null
  return { number: parseNumberWord(number), rest }
}

/** “Questions 1–5”, with what follows on the line. */
export function matchGroupHead(text: string): GroupHead | null {
  const found = headPatterns.group.exec(text)
  if (found === null) return null
  const [, first = '', last = first, aside = '', follows = ''] = found
  // “Questions 4–6 (one word each)”
  const rest = follows.trimStart() || (/^\D+$/.test(aside) && isClearInstruction(aside) ? `${aside}.` : '')
  return isRubric(rest) || rest.startsWith(',') ? null : { first: Number(first), last: Number(last), rest }
}

/** “Read the text below and answer Questions 8–14.” stands above a text. */
export const announcesText = (text: string): boolean => headPatterns.announcedText.test(text)

/** “Exercise 2.” or “B)” stands above questions of a worksheet; what follows it says what to do. */
export function matchExercise(text: string): string | null {
  const named = headPatterns.exercise.exec(text)
  if (named !== null) return named[1] ?? ''
  const [, letter, said = ''] = headPatterns.markedExercise.exec(text) ?? []
  return isClearInstruction(said) || (letter !== undefined && saysWhatToDo(said)) ? said : null
}

/** “Who is it? Match 9–12 with a–f.”, “Which paragraph mentions” */
const saysWhatToDo = (said: string): boolean =>
  said.split(/(?<=[.?!])\s/).some(isClearInstruction) ||
  headPatterns.readAndAnswer.test(said) ||
  headPatterns.placeAsked.test(said)

/** “Answer key” above a key, with its first answers where they stand on the same line. */
export function matchKeyHead(text: string): { rest: string } | null {
  const [, named] = headPatterns.namedKey.exec(text) ?? []
  if (named !== undefined) return { rest: named }
  const found = headPatterns.key.exec(withoutPaper(text))
  return found === null ? null : { rest: found[1] ?? found[2] ?? '' }
}

/** “Listening key   Test Four” */
const withoutPaper = (text: string): string => {
  const [head = text, ...others] = text.split('\t')
  return others.length > 0 && others.every(isRubric) ? head : text
}

export const isScriptHead = (text: string): boolean => headPatterns.script.test(text)

/** “1–5 Write one word” stands above the questions of a worksheet. */
function matchRangeHead(text: string): GroupHead | null {
  const [, first, last, rest = ''] = headPatterns.range.exec(text) ?? []
  const isSaid = isClearInstruction(rest) || isTaskName(rest.split(/[.:](?:\s|$)/)[0] ?? '')
  return isSaid ? { first: Number(first), last: Number(last), rest } : null
}

/** Which numbers a head says there are, with what follows it on its line. */
export type GroupHead = { first: number; last: number; rest: string }

export const matchHead = (text: string): GroupHead | null => matchGroupHead(text) ?? matchRangeHead(text)

/** “Part 1, Questions 1–10” is the head of a part, and of questions. */
export const matchHeadIn = (text: string): GroupHead | null =>
  matchGroupHead(text) ?? matchGroupHead(matchPassageHead(text)?.rest ?? '')

export const listHeads = (lines: Lines): GroupHead[] =>
  lines.flatMap(({ text }) => matchHeadIn(text) ?? matchRangeHead(text) ?? [])

/** “Part 1, Questions 1–10” stands around “Questions 1–6”. */
export function isAround(lines: Lines, index: number, { first, last }: GroupHead): boolean {
  for (let at = index + 1; at < lines.length; at += 1) {
    const text = lines[at]?.text ?? ''
    if (matchPassageHead(text) !== null) return false
    const next = matchHead(text)
    if (next !== null)
      return (
        next.first === first &&
        (next.last < last ||
          (next.last === last && lines.slice(index + 1, at).every((line) => line.text === '')))
      )
    if (announcesText(text)) return true
    if (listNumbers(text).includes(last)) return false
  }
  return false
}
