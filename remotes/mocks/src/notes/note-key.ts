import { toPlaceKey } from '@console/ielts/document/mock-place'
import type { KeyGroup, KeyQuestion } from '@console/ielts/keys/key-group'

/** Names a question when its number changes: by its place, and all the questions of a set by their set. */
export const toNoteKey = ({ kind }: KeyGroup, { place, set }: KeyQuestion): string =>
  kind === 'set' || place.field === 'correct_answer' ? set : toPlaceKey(place)
