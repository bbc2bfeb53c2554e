import type { SpeakingPartNumber } from '@console/ielts/sections'
import { splitLines } from '@console/values/text/line-breaks'

export type Interview = {
  /** The cue card of part 2. */
  card: { topic: string; bullets: string[] } | null
  /** Questions by part; those of part 2 follow the card. */
  questions: Record<SpeakingPartNumber, string[]>
  /** Lines that are not questions: headings and instructions. */
  leftOut: string[]
}

const sign = /^(?:[•·▪●◦\uf0b7*–—-]|\(?\d{1,2}[.)]|o\t)\s*/
const partHead = /^(?:ielts )?(?:speaking )?part (1|2|3|one|two|three)\b(.*)$/i
const partNames: Record<string, SpeakingPartNumber> = { one: 1, two: 2, three: 3, 1: 1, 2: 2, 3: 3 }
const followHead = /^(?:rounding[- ]off|follow[- ]?up|further) questions?\s*:?$/i
const discussionHead = /^(?:two-way )?discussion(?: topics?| questions?)?\s*:?$/i
const topicStart = /^(?:describe|talk about)\b/i
const intro = /^you should (?:say|talk about|include)\b(.*)$/i
const separator = /^[\s:.–—-]+/
const lastPoint = /^and (?:explain|say|describe)\b/i
const instruction =
  /^(?:ielts|candidate|task card|cue card|examiner)\b|^you (?:will )?have (?:to talk|one|1) |^you can make /i
/** Introduces questions on a topic: “Let’s talk about music.” */
const leadIn = /^(?:let[’']?s|let us|now,? let|i(?:[’']d| would) like)\b/i

const asks =
  /^(?:wh(?:at|ere|en|y|o|ose|ich)|how|do|does|did|is|are|was|were|have|has|can|could|would|will|should|tell|describe|talk)\b/i

/** Questions and requests, but no headings such as “Your home town”. */
const isAsked = (line: string) =>
  (/[?.!…][”"’')]?$/.test(line) || sign.test(line) || asks.test(line)) && !leadIn.test(line)

/** Parses the printed parts of an interview, or a cue card alone. */
export function parseInterview(text: string): Interview {
  const topic: string[] = []
  const bullets: string[] = []
  const questions: Interview['questions'] = { 1: [], 2: [], 3: [] }
  const leftOut: string[] = []
  let reads: 'topic' | 'points' | SpeakingPartNumber = 'topic'

  for (const line of listLines(text)) {
    const [, name = '', title = ''] = partHead.exec(line) ?? []
    const part = partNames[name.toLowerCase()]
    const introduced = intro.exec(line)
    const isTopic = topicStart.test(line.replace(sign, ''))
    if (part !== undefined) {
      reads = part === 2 ? 'topic' : part
      const heading = title.replace(separator, '')
      if (topicStart.test(heading)) topic.push(heading)
    } else if (followHead.test(line)) reads = 2
    else if (discussionHead.test(line)) reads = 3
    else if (instruction.test(line)) leftOut.push(line)
    else if (introduced !== null) {
      reads = 'points'
      const point = (introduced[1] ?? '').replace(separator, '')
      if (point !== '') bullets.push(point)
    } else if (reads === 'topic' && topic.length > 0 && sign.test(line)) {
      reads = 'points'
      bullets.push(line)
    } else if (reads === 'topic' && topic.length === 0 && !isTopic && isAsked(line)) {
      questions[1].push(line)
    } else if (reads === 'topic') topic.push(line.replace(sign, ''))
    else if (reads === 'points' && !isAfterPoints(line, bullets)) bullets.push(line)
    else {
      if (reads === 'points') reads = 2
      if (isAsked(line)) questions[reads].push(line)
      else leftOut.push(line)
    }
  }
  const card =
    topic.length > 0 && bullets.length > 0 ? { topic: topic.join(' '), bullets: joinPoints(bullets) } : null
  if (card === null) leftOut.push(...topic)
  for (const part of [1, 2, 3] as const)
    questions[part] = questions[part].map((line) => line.replace(sign, ''))
  return { card, questions, leftOut }
}

/** The questions of a list, of any part. Without questions, or for a cue card, all its lines. */
export function parseQuestions(text: string): Pick<Interview, 'leftOut'> & { asked: string[] } {
  const { card, questions, leftOut } = parseInterview(`Part 3\n${text}`)
  const asked = [...questions[1], ...questions[2], ...questions[3]]
  if (card === null && asked.length > 0) return { asked, leftOut }
  return { asked: listLines(text).map((line) => line.replace(sign, '')), leftOut: [] }
}

/** Skips empty lines and joins questions that continue in lower case. */
function listLines(text: string): string[] {
  const lines: string[] = []
  const all = splitLines(text.replaceAll('\u00a0', ' '))
  for (const line of all.map((each) => each.trim())) {
    const before = lines.at(-1) ?? ''
    const isWrapped = /^\p{Ll}.*\?$/u.test(line) && /^[\W\d]*\p{Lu}/u.test(before) && !/[?.!:]$/.test(before)
    if (isWrapped) lines[lines.length - 1] = `${before} ${line}`
    else if (line !== '') lines.push(line)
  }
  return lines
}

/** A question below the points without a bullet, or any question after the last point. */
function isAfterPoints(line: string, bullets: readonly string[]): boolean {
  if (bullets.length === 0 || !line.endsWith('?')) return false
  return !sign.test(line) || bullets.some((point) => lastPoint.test(point.replace(sign, '')))
}

/** Joins wrapped lines, if points have bullets, and lines after the last point. */
function joinPoints(lines: readonly string[]): string[] {
  const haveSigns = lines.some((line) => sign.test(line))
  const points: string[] = []
  for (const line of lines) {
    const before = points.at(-1)
    const isNew = sign.test(line) || lastPoint.test(line)
    const isWrapped = !isNew && (haveSigns || lastPoint.test(before ?? ''))
    if (isWrapped && before !== undefined) points[points.length - 1] = `${before} ${line}`
    else points.push(line.replace(sign, ''))
  }
  return points
}
