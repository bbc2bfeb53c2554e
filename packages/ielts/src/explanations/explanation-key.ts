import { toPlaceKey } from '../document/mock-place.ts'
import type { KeyGroup, KeyQuestion } from '../keys/key-group.ts'

/** Names a question when its number changes: by its place, and all the questions of a set by their set. */
export const toExplanationKey = ({ kind }: KeyGroup, { place, set }: KeyQuestion): string =>
  kind === 'set' || place.field === 'correct_answer' ? set : toPlaceKey(place)
