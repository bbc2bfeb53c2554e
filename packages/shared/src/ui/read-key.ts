import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** What the keys that shortcuts use say on a Latin layout, plain and with Shift. */
const signs: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Period: ['.', '>'],
  Slash: ['/', '?'],
}

/**
 * What was pressed, as shortcuts name it: "Enter", "/", and letters in lower case. A layout without Latin letters says what
 * stands at the key's place on a Latin one; a Latin layout, Dvorak or AZERTY, says its own. Empty for what belongs to an
 * input method: the Enter that ends a composition is no Enter.
 */
export function readKey(event: KeyboardEvent | ReactKeyboardEvent): string {
  const { key, code, shiftKey, isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  // Safari ends the composition before its last key, which has only 229 to tell; a browser that fills a form in sends no key at all.
  if (isComposing || keyCode === 229 || !key) return ''
  // One character, or a ligature of several; names of keys are ASCII.
  if (/^[\p{ASCII}\p{Script=Latin}]+$/u.test(key)) return key.length === 1 ? key.toLowerCase() : key
  const [, place] = /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code) ?? []
  return place?.toLowerCase() ?? signs[code]?.[shiftKey ? 1 : 0] ?? key
}
