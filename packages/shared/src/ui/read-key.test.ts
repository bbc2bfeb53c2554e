import { expect, test } from 'vitest'
import { readKey } from './read-key.ts'

// There is no KeyboardEvent outside of browsers.
const press = (key: string, code: string, more: KeyboardEventInit = {}) =>
  readKey({ key, code, ...more } as KeyboardEvent)

test.each([
  ['a Latin letter', 's', 'KeyS', 's'],
  ['Caps Lock', 'S', 'KeyS', 's'],
  ['Dvorak', 's', 'Semicolon', 's'],
  ['Dvorak, at the place of S', 'o', 'KeyS', 'o'],
  ['AZERTY', 'a', 'KeyQ', 'a'],
  ['Turkish F, a letter of its own', 'ğ', 'KeyE', 'ğ'],
  ['a sign of Dvorak at the place of E', '.', 'KeyE', '.'],
  ['Persian', 'س', 'KeyS', 's'],
  ['Arabic, two letters on one key', 'لا', 'KeyB', 'b'],
  ['Russian', 'Ы', 'KeyS', 's'],
  ['Greek', 'σ', 'KeyS', 's'],
  ['Hebrew', 'ד', 'KeyS', 's'],
  ['Korean', 'ㄴ', 'KeyS', 's'],
  ['a Persian digit', '۱', 'Digit1', '1'],
  ['a Persian digit of the number pad', '۱', 'Numpad1', '1'],
  ['Russian, where the full stop is', 'ю', 'Period', '.'],
  ['Arabic, where the slash is', 'ظ', 'Slash', '/'],
  ['a key with a name', 'Enter', 'Enter', 'Enter'],
  ['Space', ' ', 'Space', ' '],
  ['a letter that no shortcut has', 'ж', 'Semicolon', 'ж'],
  ['a form that the browser fills in', '', '', ''],
])('reads %s', (_, key, code, read) => {
  expect(press(key, code)).toBe(read)
})

test('reads the question mark of a Persian layout', () => {
  expect(press('؟', 'Slash', { shiftKey: true })).toBe('?')
})

test('ignores keys that belong to an input method', () => {
  expect(press('Enter', 'Enter', { isComposing: true })).toBe('')
  expect(press('Enter', 'Enter', { keyCode: 229 })).toBe('')
  expect(press('Process', 'KeyS', { keyCode: 229 })).toBe('')
})

test('ignores an event without a key', () => {
  // Chrome dispatches such an event when it autofills a form.
  expect(readKey(new Event('keydown') as KeyboardEvent)).toBe('')
})
