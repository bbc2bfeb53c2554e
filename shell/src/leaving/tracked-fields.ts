import { countWritten } from '../session/writes-taken.ts'
import { keepsDraft, listOpenEditors } from './open-editors.ts'

type TypedField = {
  initial: string
  isTouched: boolean
  /** One of the platform's editors was open and is responsible for the field. */
  isEdited: boolean
  /** Number of successful writes when its form was submitted; null if it was not. */
  sentAfter: number | null
}

/** Every field on screen that had the focus since the frame was mounted. */
export const fields = new Map<Element, TypedField>()

const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable)

export const isChoice = (field: Element) =>
  field instanceof HTMLSelectElement || field.matches('[type=checkbox], [type=radio]')

export function readField(field: Element): string {
  if (field instanceof HTMLInputElement && isChoice(field)) return String(field.checked)
  if (field instanceof HTMLSelectElement)
    return [...field.selectedOptions].map(({ value }) => value).join('\n')
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : field.textContent
}

/** Notes a field's value before it is edited: afterwards it cannot be recovered. */
function note({ type, target }: Event) {
  if (!isField(target)) return
  const known = fields.get(target)
  if (known?.isTouched !== true) {
    fields.set(target, {
      initial: readField(target),
      isTouched: false,
      isEdited: listOpenEditors().some(keepsDraft),
      sentAfter: null,
    })
  }
  const field = fields.get(target)
  if (type === 'focusin' || field === undefined) return
  if (type === 'input') field.initial = known?.initial ?? ''
  field.isTouched = true
  field.sentAfter = null
}

function noteSent({ target }: Event) {
  for (const [element, field] of fields) {
    if (!element.isConnected) fields.delete(element)
    else if (target instanceof Node && target.contains(element)) field.sentAfter = countWritten()
  }
}

for (const type of ['focusin', 'beforeinput', 'input'])
  window.addEventListener(type, note, { capture: true, passive: true })
window.addEventListener('submit', noteSent)
