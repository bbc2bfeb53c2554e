import { toPlaceKey } from '../document/mock-place.ts'
import type { KeyGroup, KeyQuestion } from '../keys/key-group.ts'

/** A key that survives renumbering: the place of a question, or for questions of a set their set. */
export const toExplanationKey = ({ kind }: KeyGroup, { place, set }: KeyQuestion): string =>
  kind === 'set' || place.field === 'correct_answer' ? set : toPlaceKey(place)
