import { beforeEach, expect, it } from 'vitest'
import { noteWritten } from '../session/writes-taken.ts'
import { openEditors } from './open-editors.ts'
import { listTypedFields } from './typed-fields.ts'

beforeEach(() => document.body.replaceChildren())

function show(markup: string): HTMLInputElement {
  const template = new DOMParser().parseFromString(markup, 'text/html')
  document.body.replaceChildren(...template.body.children)
  const field = document.querySelector<HTMLInputElement>('[name=it]')
  if (field === null) throw new Error('No field is called it')
  return field
}

/** Types as a person does, with the browser's events. */
function type(field: HTMLInputElement, value: string) {
  field.focus()
  const tell = (name: string) => field.dispatchEvent(new Event(name, { bubbles: true }))
  tell('focusin')
  if (field.type === 'checkbox') field.checked = value === 'on'
  else field.value = value
  tell('input')
}

it.each([
  ['a text', '<input name="it">'],
  ['a long text', '<textarea name="it"></textarea>'],
  ['a choice of a form', '<form><input type="checkbox" name="it"></form>'],
  ['a number', '<input type="number" name="it">'],
])('%s typed by a person is unsaved until it is back to its first value', (_, markup) => {
  const field = show(markup)
  type(field, field.type === 'checkbox' ? 'on' : '7')
  expect(listTypedFields()).toEqual([field])
  type(field, '')
  expect(listTypedFields()).toEqual([])
})

it.each([
  ['a search', '<input type="search" name="it">'],
  ['a field within a search', '<div role="search"><input name="it"></div>'],
  ['a password', '<input type="password" name="it">'],
  ['what is marked as passing', '<div data-passing><input name="it"></div>'],
  ['a row that is selected', '<table><tr><td><input type="checkbox" name="it"></td></tr></table>'],
])('%s does not count as unsaved', (_, markup) => {
  type(show(markup), 'on')
  expect(listTypedFields()).toEqual([])
})

it('a form that was sent is unsaved until a write has succeeded', () => {
  const field = show('<form><input name="it"></form>')
  type(field, 'Gold')
  field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(listTypedFields()).toEqual([field])
  noteWritten()
  expect(listTypedFields()).toEqual([])
  type(field, 'Silver')
  expect(listTypedFields()).toEqual([field])
})

it('ignores fields of an editor that guards itself', () => {
  const close = openEditors.add({ hasUnsavedWork: () => false, release: async () => true })
  type(show('<input name="it">'), 'Gold')
  expect(listTypedFields()).toEqual([])
  close()
})

it('text typed during an upload does not count as a draft of an editor', () => {
  const hasUnsavedWork = () => true
  const release = async () => true
  const stopped = 'A file is still being uploaded.'
  const close = openEditors.add({ hasUnsavedWork, release, describe: () => ({ stopped }) })
  const field = show('<input name="it">')
  type(field, 'Gold')
  expect(listTypedFields()).toEqual([field])
  close()
})

it('fields that left the screen no longer count', () => {
  type(show('<input name="it">'), 'Gold')
  document.body.replaceChildren()
  expect(listTypedFields()).toEqual([])
})
