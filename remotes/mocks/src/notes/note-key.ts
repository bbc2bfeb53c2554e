import { type KeyGroup, type KeyQuestion, toPlaceKey } from '@console/ielts'

/** Names a question when its number changes: by its place, and all the questions of a set by their set. */
export const toNoteKey = ({ kind }: KeyGroup, { place, set }: KeyQuestion): string =>
  kind === 'set' || place.field === 'correct_answer' ? set : toPlaceKey(place)
