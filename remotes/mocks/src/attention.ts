import { mockSectionSchema } from '@console/ielts/schemas'
import type { RunExtension } from '@console/shared/remote'
import { formatCount } from '@console/shared/ui/number'
import { mockPaths } from './navigation/paths.ts'
import { reviewNotesQuery } from './review/review-notes.queries.ts'
import { toReviewState } from './review/review-state.ts'

/** Mocks that wait for a review by this person or by anybody. Reads only the notes, since lists may be long. */
export const listAttention: RunExtension<'dashboard.attention'> = async (platform) => {
  const own = platform.session.readUser()?.name
  const sections = mockSectionSchema.options.filter(
    (section) => section !== 'speaking' || platform.settings.features.speakingApi,
  )
  const lines = await Promise.all(
    sections.map(async (section) => {
      const notes = await platform.queryClient.fetchQuery(reviewNotesQuery(platform, section))
      const waiting = notes.filter((each) => toReviewState(undefined, each) === 'waiting')
      const forOwn = waiting.filter(
        ({ reviews }) => reviews.findLast(({ step }) => step === 'sent')?.reviewer === own,
      ).length
      const toText = (count: number) =>
        `${formatCount(count, { one: `${section} mock`, many: `${section} mocks` })} waiting for`
      const list = mockPaths[section].list
      if (forOwn > 0) return [{ text: `${toText(forOwn)} your review`, to: `${list}?review=own` }]
      if (waiting.length > 0)
        return [{ text: `${toText(waiting.length)} review`, to: `${list}?review=waiting` }]
      return []
    }),
  )
  return lines.flat()
}
