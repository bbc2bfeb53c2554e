import type { Draft } from '@console/shared/platform'
import * as z from 'zod/mini'

export type SpeakingDraft = { id: string; name: string; savedAt: number }

const namedSchema = z.object({ name: z.string().check(z.trim(), z.minLength(1)) })

/** The speaking mocks among a person's drafts, last changed first. */
export function toSpeakingDrafts(drafts: readonly Draft[]): SpeakingDraft[] {
  return drafts
    .filter(({ key }) => key.entity === 'speaking-mocks')
    .map(({ key, document, savedAt }) => {
      const named = namedSchema.safeParse(document)
      return { id: key.id, name: named.success ? named.data.name : 'Speaking mock without a name', savedAt }
    })
    .toSorted((left, right) => right.savedAt - left.savedAt)
}
