import { listPartIds, type MockDocument, normaliseTimes, toContent } from '@console/ielts'
import { judgeMock, type SectionCheck } from '@console/ielts/checks'
import type { MockVersionFacts } from '@console/ielts/schemas'
import { toChangeLabel } from '@console/shared/editing/change-text'
import { listChanges } from '@console/shared/editing/merge-documents'
import type { Platform, PlatformSettings } from '@console/shared/platform'
import type { MockRef } from '../api/mock.api.ts'
import { toMockDocument, withTotals } from '../api/mock-document.ts'
import { moveNewTranscripts } from '../explanation-store/new-transcripts.ts'
import { buildMockChangeLabels } from '../labels/mock-change-labels.ts'
import { openReviewNotes } from '../review/review-notes.api.ts'
import { reviewNotesQuery } from '../review/review-notes.queries.ts'
import { lastReview } from '../review/review-state.ts'
import { toSummary } from './to-summary.ts'
import { openVersionStores, versionQueries } from './version.queries.ts'
import type { SavedVersion } from './version-store.ts'

export type SavedMock = Omit<SavedVersion, 'facts'> & {
  mock: MockRef
  check: SectionCheck
}

/** Stores a version after a save. Servers with versions store their own, and only need the summary of the changes. */
export async function keepVersion(platform: Platform, saved: SavedMock): Promise<void> {
  const { settings, queryClient } = platform
  if (saved.before === null) await bringTranscripts(platform, saved)
  const changes = listSaved(saved, settings)
  const { server, device } = openVersionStores(platform)
  await (server ?? device).keep(saved.mock, { ...saved, facts: describeSave(saved, changes) })
  await noteEdit(platform, saved, changes)
  await queryClient.invalidateQueries({ queryKey: versionQueries(platform).list(saved.mock).queryKey })
}

/** A mock created from files may have come with a transcript. */
async function bringTranscripts(platform: Platform, { mock: { section, id }, after }: SavedMock) {
  if (section !== 'listening') return
  const parts = listPartIds(toContent(after))
  await moveNewTranscripts(platform, { section, id: String(id) }, after.name, parts).catch(() =>
    platform.notify.error(`The transcript of “${after.name.trim()}” was not kept`, {
      description: 'Paste it part by part under Explanations.',
    }),
  )
}

type SavedChange = { field: unknown; label: string }

/** The changes of a save; null after a create. */
function listSaved({ mock, before, after }: SavedMock, settings: PlatformSettings): SavedChange[] | null {
  if (before === null) return null
  const words = buildMockChangeLabels(mock.section, settings)
  const normalise = (document: MockDocument) => normaliseTimes(withTotals(document))
  const base = normalise(toMockDocument(before))
  // Servers of the specification return no status.
  const known = before.status === undefined ? { ...base, status: after.status } : base
  const copies = { base: known, theirs: known, mine: normalise(after) }
  return listChanges(copies, words.isWhole).map((change) => ({
    field: change.path[0],
    label: toChangeLabel(change, words, copies),
  }))
}

function describeSave({ after, check }: SavedMock, changes: SavedChange[] | null): MockVersionFacts {
  const issues = judgeMock(toContent(after), check)
  const errors = issues.filter(({ severity }) => severity === 'error').length
  const warnings = issues.filter(({ severity }) => severity === 'warning').length
  return { summary: describeChanges(changes), errors, warnings }
}

function describeChanges(changes: SavedChange[] | null): string {
  if (changes === null) return 'Created'
  if (changes.length === 0) return 'Saved without changes'
  return toSummary(changes.map(({ label }) => label))
}

/** Any change but of the status invalidates an approval. */
async function noteEdit(platform: Platform, { mock }: SavedMock, changes: SavedChange[] | null) {
  if (changes === null || changes.every(({ field }) => field === 'status')) return
  const review = openReviewNotes(platform)
  const notes = await review.list(mock.section)
  const last = lastReview(notes.find(({ id }) => id === mock.id))
  if (last?.step !== 'approved') return
  await review.keep(mock, { review: { step: 'edited', note: '' } })
  await platform.queryClient.invalidateQueries({
    queryKey: reviewNotesQuery(platform, mock.section).queryKey,
  })
}
