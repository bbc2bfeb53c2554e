import { countWritten } from '../session/writes-taken.ts'
import { fields, isChoice, readField } from './field-notes.ts'

/** What needs no asking about: searches, passwords, and what its screen marks as passing. */
const passing =
  '[type=search], [type=password], [role=searchbox], [role=search] *, [data-passing], [data-passing] *'

/** The fields on screen that a person has changed and that nobody has kept: no editor, and no form that was sent and taken. */
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
