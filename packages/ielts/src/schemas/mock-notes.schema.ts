import { timestampSchema } from '@console/values/schemas/timestamp'
import * as z from 'zod/mini'

export const difficultySchema = z.enum(['easy', 'medium', 'hard'], {
  error: 'Difficulty must be easy, medium or hard',
})
export type Difficulty = z.infer<typeof difficultySchema>

/** `edited`: an approved mock was changed. */
export const reviewStepSchema = z.enum(['sent', 'approved', 'changes', 'edited'], {
  error: 'Step must be sent, approved, changes or edited',
})
export type ReviewStep = z.infer<typeof reviewStepSchema>

/** Difficulty and topics of a mock, for its authors. */
export const mockLabelsSchema = z.object({
  difficulty: z.nullable(difficultySchema),
  tags: z
    .array(z.string().check(z.trim(), z.minLength(1, { error: 'Enter a tag' }), z.maxLength(40)))
    .check(z.maxLength(20, { error: 'A mock can have at most 20 tags' })),
})
export type MockLabels = z.infer<typeof mockLabelsSchema>

/** The request for the next step of a review. */
export const reviewPayloadSchema = z.object({
  step: reviewStepSchema,
  note: z.string().check(z.maxLength(2000)),
  /** The name of the person who is asked to review it. */
  reviewer: z.optional(z.string().check(z.trim(), z.maxLength(100))),
})
export type ReviewPayload = z.infer<typeof reviewPayloadSchema>

export const reviewSchema = z.object({
  step: reviewStepSchema,
  note: z.string(),
  reviewer: z.optional(z.string()),
  by: z.nullable(z.string()),
  at: timestampSchema,
})
export type Review = z.infer<typeof reviewSchema>

/** Nobody approves a mock that they sent for review, or changed since. */
export const mayApprove = (reviews: readonly Review[], name: string | null | undefined): boolean => {
  const last = reviews.findLast(({ step }) => step === 'sent' || step === 'edited')
  return last === undefined || last.by === null || last.by !== name
}

/** Authors' notes on a mock; `id` is the mock's. The newest step of the review comes last. */
export const reviewNotesSchema = z.object({
  id: z.union([z.int(), z.string()]),
  difficulty: z.nullable(difficultySchema),
  tags: z.array(z.string()),
  reviews: z.array(reviewSchema),
})
export type ReviewNotes = z.infer<typeof reviewNotesSchema>

export const reviewNotesListSchema = z.array(reviewNotesSchema)
