import { type MockHeader, toLetter } from '@console/ielts'
import type { MockSection } from '@console/ielts/schemas'
import type { ChangeLabels } from '@console/shared/editing/editor-options'
import type { PlatformSettings } from '@console/shared/platform'
import { isJsonObject } from '@console/values/json/json-document'
import { parseTypedTime } from '@console/values/time/parse-typed-time'
import { formatZonedTime } from '@console/values/time/zoned-time'
import * as z from 'zod/mini'
import { formatFee, formatMinutes } from './format-amounts.ts'

export const headerLabels = {
  name: 'Name',
  type: 'Type',
  mock_type: 'Mock type',
  ielts_book_id: 'Book',
  description: 'Description',
  fee: 'Fee',
  chances: 'Chances',
  duration: 'Duration',
  tips_for_success: 'Tips for success',
  instruction: 'Instruction',
  start_time: 'Start time',
  end_time: 'End time',
  status: 'Status',
} satisfies Record<keyof MockHeader, string>

/** Labels of question fields; those that differ by section stand below. */
const fieldLabels: Record<string, string> = {
  title: 'Title',
  recording: 'Recording',
  instruction: 'Instruction',
  task: 'Text',
  timelimit: 'Time',
  wordlimit: 'Word limit',
  marks: 'Marks',
  image: 'Picture',
  type: 'Type',
  options: 'Options',
  correct_answer: 'Answers',
  content: 'Text',
  heading: 'Heading',
  dropId: 'Heading',
  question: 'Question',
  text: 'Text',
  part: 'Part of the test',
  cue_card: 'Cue card',
  topic: 'Topic',
  bullets: 'You should say',
  preparation_time: 'To prepare',
  talk_time: 'To talk',
}

type SectionWords = {
  fields?: Record<string, string>
  /** Names of list entries, by the path of lists to them. */
  entries: Record<string, string>
}

const sectionWords: Record<MockSection, SectionWords> = {
  writing: { fields: { wordlimit: 'At least' }, entries: { parts: 'Task' } },
  speaking: { entries: { parts: 'Part', 'parts questions': 'Question' } },
  reading: {
    entries: {
      passages: 'Passage',
      'passages paragraphs': 'Paragraph',
      'passages questions': 'Question group',
      'passages questions questions': 'Question',
    },
  },
  listening: {
    entries: { parts: 'Part', 'parts questions': 'Question group', 'parts questions questions': 'Question' },
  },
}

/** Labels the differences between two mocks as the form names the fields: `Task 1, At least`. */
export const buildMockChangeLabels = (
  section: MockSection,
  { timeZone, defaultCurrency }: Pick<PlatformSettings, 'timeZone' | 'defaultCurrency'>,
): ChangeLabels => ({
  noun: `${section} mock`,
  label(path, document) {
    const [first, ...rest] = path
    if (first !== 'questions')
      return Object.entries(headerLabels).find(([field]) => field === first)?.[1] ?? 'Mock'
    const inside = isJsonObject(document) ? document['questions'] : undefined
    return toSteps(sectionWords[section], rest, inside).join(', ') || 'Questions'
  },
  text(value, [field]) {
    const isTime = field === 'start_time' || field === 'end_time'
    if (isTime && typeof value === 'string' && !Number.isNaN(parseTypedTime(value))) {
      return formatZonedTime(new Date(parseTypedTime(value)).toISOString(), timeZone)
    }
    if (typeof value === 'number') {
      if (field === 'fee') return formatFee(value, defaultCurrency)
      if (field === 'duration') return formatMinutes(value)
    }
    if (!isJsonObject(value)) return undefined
    const texts = [value['task'], value['text'], value['title'], value['topic']]
    return texts.find((text) => typeof text === 'string' && text !== '') as string | undefined
  },
  table: (value, path) => (path.at(-1) === 'rows' ? toRows(value) : undefined),
})

/** Cells of a listening table: printed text, or a gap with the text around it. */
const rowsSchema = z.array(
  z.array(
    z.looseObject({
      value: z.optional(z.string()),
      prefix: z.nullish(z.string()),
      suffix: z.nullish(z.string()),
    }),
  ),
)

const toRows = (value: unknown): string[][] | undefined =>
  rowsSchema
    .safeParse(value)
    .data?.map((cells) =>
      cells.map((cell) => cell.value ?? [cell.prefix, '____', cell.suffix].filter(Boolean).join(' ')),
    )

type Path = Parameters<ChangeLabels['label']>[0]

function toSteps(words: SectionWords, path: Path, inside: unknown, lists: readonly string[] = []): string[] {
  const [field, entry, ...rest] = path
  if (typeof field !== 'string') return []
  const within = [...lists, field]
  const noun = words.entries[within.join(' ')]
  const label = words.fields?.[field] ?? fieldLabels[field] ?? noun?.concat('s') ?? field
  // A question’s text is labelled as the question itself.
  if (entry === undefined)
    return field === 'text' && words.entries[lists.join(' ')] === 'Question' ? [] : [label]
  if (typeof entry === 'string') return [label, fieldLabels[entry] ?? entry]
  const value = isJsonObject(inside) ? inside[field] : undefined
  const entries: unknown[] = Array.isArray(value) ? value : []
  const index = entries.findIndex((each) => isJsonObject(each) && each['id'] === entry.id)
  const place = noun === 'Paragraph' ? toLetter(index) : String(index + 1)
  return [`${noun ?? label} ${place}`, ...toSteps(words, rest, entries[index], within)]
}
