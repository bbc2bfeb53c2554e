import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Characters of shortcut keys on a US layout, plain and with Shift. */
const signs: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Period: ['.', '>'],
  Slash: ['/', '?'],
}

/**
 * The pressed key in shortcut notation: "Enter", "/", and letters in lower case. On a non-Latin layout, the character
 * at the same position of a Latin one; Latin layouts such as Dvorak or AZERTY keep their own. Empty while an input
 * method is composing: the Enter that ends a composition is not Enter.
 */
export function readKey(event: KeyboardEvent | ReactKeyboardEvent): string {
  const { key, code, shiftKey, isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  // Safari ends a composition before its last key, which only has keyCode 229; autofill sends no key at all.
  if (isComposing || keyCode === 229 || !key) return ''
  // One character, or a ligature of several; named keys are ASCII.
  if (/^[\p{ASCII}\p{Script=Latin}]+$/u.test(key)) return key.length === 1 ? key.toLowerCase() : key
  const [, place] = /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code) ?? []
  return place?.toLowerCase() ?? signs[code]?.[shiftKey ? 1 : 0] ?? key
}
