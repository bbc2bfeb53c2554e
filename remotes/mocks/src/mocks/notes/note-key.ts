import { toPlaceKey } from '../core/document/mock-place.ts'
import type { KeyGroup, KeyQuestion } from '../core/keys/key-group.ts'

/** Names a question when its number changes: by its place, and all the questions of a set by their set. */
export const toNoteKey = ({ kind }: KeyGroup, { place, set }: KeyQuestion): string =>
  kind === 'set' || place.field === 'correct_answer' ? set : toPlaceKey(place)
