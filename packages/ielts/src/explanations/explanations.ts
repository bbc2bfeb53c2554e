import * as z from 'zod/mini'

const secondsSchema = z.nullable(z.number().check(z.minimum(0)))

const explainedSchema = z.object({
  explanation: z.string(),
  /** Words that prove the answer, quoted from the passage or transcript. */
  proof: z.string(),
})

const partRecordingSchema = z.object({
  transcript: z.string(),
  /** Start and end of the part in the recording, in seconds. */
  start: secondsSchema,
  end: secondsSchema,
})

/** Explanations by `toExplanationKey` and transcripts by part; the wire has no fields for them. */
export const explanationsSchema = z.object({
  questions: z.record(z.string(), explainedSchema),
  parts: z.record(z.string(), partRecordingSchema),
})

export type Explanations = z.infer<typeof explanationsSchema>
export type Explained = z.infer<typeof explainedSchema>
export type PartRecording = z.infer<typeof partRecordingSchema>

export const noExplanations: Explanations = { questions: {}, parts: {} }

const notExplained: Explained = { explanation: '', proof: '' }
const noRecording: PartRecording = { transcript: '', start: null, end: null }

export const readExplained = ({ questions }: Explanations, key: string): Explained =>
  questions[key] ?? notExplained

export const readPartRecording = ({ parts }: Explanations, part: string): PartRecording =>
  parts[part] ?? noRecording

export const hasNoExplanations = ({ questions, parts }: Explanations): boolean =>
  Object.keys(questions).length === 0 && Object.keys(parts).length === 0

export type ExplanationsChange = (notes: Explanations) => Explanations

export const setExplained =
  (key: string, changed: Partial<Explained>): ExplanationsChange =>
  (notes) => {
    const { [key]: before = notExplained, ...others } = notes.questions
    const after = { ...before, ...changed }
    const isEmpty = after.explanation === '' && after.proof === ''
    return { ...notes, questions: isEmpty ? others : { ...others, [key]: after } }
  }

export const setPartRecording =
  (part: string, changed: Partial<PartRecording>): ExplanationsChange =>
  (notes) => {
    const { [part]: before = noRecording, ...others } = notes.parts
    const after = { ...before, ...changed }
    const isEmpty = after.transcript === '' && after.start === null && after.end === null
    return { ...notes, parts: isEmpty ? others : { ...others, [part]: after } }
  }

/** Adds explanations from a file, which replace existing ones. */
export const mergeExplanations =
  (given: Explanations): ExplanationsChange =>
  ({ questions, parts }) => ({
    questions: { ...questions, ...given.questions },
    parts: { ...parts, ...given.parts },
  })
