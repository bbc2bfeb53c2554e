const signs: Readonly<Record<string, string>> = { Ctrl: '⌘', Shift: '⇧', Alt: '⌥' }

const isApple = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')

/** The keys of "Ctrl+Shift+Z", each as the keyboard of this machine names it: ⌘, ⇧ and Z on Apple's. */
export const toKeys = (shortcut: string): string[] =>
  shortcut.split('+').map((key) => (isApple() ? (signs[key] ?? key) : key))

/** A shortcut in a sentence or a tooltip: "Ctrl+Shift+Z", or "⌘⇧Z" on Apple's keyboards. */
export const toKeyLabel = (shortcut: string): string => toKeys(shortcut).join(isApple() ? '' : '+')
