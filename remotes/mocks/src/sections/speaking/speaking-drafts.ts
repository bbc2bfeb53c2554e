import type { Draft } from '@console/shared/platform'
import * as z from 'zod/mini'
import { editsEntity, mocksEntity } from '../../api/device-entities.ts'
import { mockPaths } from '../../navigation/paths.ts'

export type SpeakingDraft = {
  name: string
  savedAt: number
  to: string
  state: 'kept' | 'unsaved'
  draft: Draft
}

const namedSchema = z.object({ name: z.string().check(z.trim(), z.minLength(1)) })

/** This device’s speaking mocks, saved and unsaved, latest first. */
export function toSpeakingDrafts(drafts: readonly Draft[]): SpeakingDraft[] {
  return drafts
    .flatMap((draft): SpeakingDraft[] => {
      const { key, document, savedAt } = draft
      const named = namedSchema.safeParse(document)
      const name = named.success ? named.data.name : 'Speaking mock without a name'
      if (key.entity === mocksEntity)
        return [{ name, savedAt, draft, state: 'kept', to: mockPaths.speaking.toMock(key.id) }]
      const isNew = key.entity === editsEntity && key.id === 'new'
      return isNew ? [{ name, savedAt, draft, state: 'unsaved', to: mockPaths.speaking.new }] : []
    })
    .toSorted((left, right) => right.savedAt - left.savedAt)
}
