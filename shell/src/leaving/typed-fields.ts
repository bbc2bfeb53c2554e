import { countWritten } from '../session/writes-taken.ts'
import { fields, isChoice, readField } from './tracked-fields.ts'

/** Fields that may be discarded: searches, passwords, and those that their screen marks as temporary. */
const passing =
  '[type=search], [type=password], [role=searchbox], [role=search] *, [data-passing], [data-passing] *'

/**
 * Fields on screen with unsaved input: changed by a person, outside any editor, in no form that was submitted
 * successfully.
 */
export const listTypedFields = (): Element[] =>
  [...fields].flatMap(([element, { initial, isTouched, isEdited, sentAfter }]) => {
    const isUnkept =
      isTouched &&
      !isEdited &&
      element.isConnected &&
      readField(element) !== initial &&
      (sentAfter === null || countWritten() === sentAfter) &&
      !element.matches(passing) &&
      (!isChoice(element) || element.closest('form') !== null)
    return isUnkept ? [element] : []
  })
