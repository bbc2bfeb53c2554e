import type { RecordedRemote, ReleaseRecord } from '@console/shared/release'
import { compareText } from '../site/hash-files.ts'

/** Enough that today's console opens any section without a request for its details. */
const mostInlined = 4

/** Whether the shell takes the release from a pointer and an index. */
export const readsIndex = ({ reads }: ReleaseRecord['shell']): boolean =>
  reads?.pointers?.includes(2) === true

/**
 * Remotes whose paths are in the document and whose code is in the index: the first of the menu. The details of the others are
 * fetched with the first of their paths, so that neither file grows with them.
 */
export function listInlined({ shell, remotes }: Pick<ReleaseRecord, 'shell' | 'remotes'>): RecordedRemote[] {
  const shown = remotes.filter(({ disabled }) => disabled === undefined)
  if (!readsIndex(shell) || shown.length <= mostInlined) return shown
  const first = shown.toSorted((a, b) => toOrder(a) - toOrder(b) || compareText(a.name, b.name))
  const inlined = new Set(first.slice(0, mostInlined))
  return shown.filter((remote) => inlined.has(remote))
}

const toOrder = ({ menu }: RecordedRemote) => Math.min(...menu.map(({ order }) => order))
