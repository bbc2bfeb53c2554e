import type { RecordId } from '@console/shared/http/record-list'
import { useLastShown } from '@console/shared/ui/last-shown'
import type { UrlState } from '@console/shared/ui/url-state'
import { useState } from 'react'
import type { RecordUrl } from '../../navigation/record-url.ts'

export type AskedRecord<Item> = {
  isOpen: boolean
  /** The id, or what tells one new record from another; another one needs a form of its own. */
  shown: number | string | null
  isNew: boolean
  /** Null for a new one, and for one that is not there. */
  record: Item | null
  /** The record that a new one is copied from. */
  original: Item | null
  close(): void
}

const none = 'none'
const toAskedCopy = (id: RecordId) => `copy of ${id}`

/** The record that the address asks for. Stays what it was while its panel closes. */
export function useRecordFromUrl<Item extends { id: RecordId }>(
  records: readonly Item[],
  url: UrlState<RecordUrl>,
): AskedRecord<Item> {
  const { state } = url
  // One value, so that the panel keeps what it holds while it closes.
  const asked = state.edit ?? (state.new ? toAskedCopy(state.copy ?? none) : null)
  const shown = useLastShown(asked)
  // No id has a space in it.
  const isNew = String(shown).includes(' ')
  const isCopy = isNew && shown !== toAskedCopy(none)
  const found = isNew || shown === null ? null : (records.find(({ id }) => id === shown) ?? null)
  const isOpen = asked !== null
  const last = useLastFound(found, isOpen)
  return {
    isOpen,
    shown,
    isNew,
    // One that goes while it is open, because somebody deleted it, does not take away what was typed.
    record: found ?? (last?.id === shown ? last : null),
    original: isCopy ? (records.find(({ id }) => shown === toAskedCopy(id)) ?? null) : null,
    close: () => url.close({ edit: undefined, new: false, copy: undefined }),
  }
}

/** Kept while the form is open: the next opening must not start with an outdated record. */
function useLastFound<Item>(found: Item | null, isOpen: boolean): Item | null {
  const [last, setLast] = useState(found)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setLast(found)
  } else if (found !== null && found !== last) {
    setLast(found)
  }
  return last
}
