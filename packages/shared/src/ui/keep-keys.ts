/** Milliseconds after which keys no longer belong to the form. */
const within = 3_000

/**
 * Characters that are typed between “New package” and the form are written into the field that gets the focus then. Aborting the result
 * ends that.
 */
export function keepKeys(): AbortController {
  const ended = new AbortController()
  const { signal } = ended
  let typed = ''
  setTimeout(() => ended.abort(), within)

  function keep(pressed: KeyboardEvent) {
    // The character as it is written: no shortcut is looked for.
    const { key, ctrlKey, metaKey, altKey, isComposing } = pressed
    if ([...key].length !== 1 || ctrlKey || metaKey || altKey || isComposing) return ended.abort()
    typed += key
    pressed.preventDefault()
    pressed.stopPropagation()
  }

  function give({ target }: FocusEvent) {
    ended.abort()
    if (typed === '' || !(target instanceof HTMLInputElement)) return
    target.setRangeText(typed, target.value.length, target.value.length, 'end')
    target.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }

  addEventListener('keydown', keep, { capture: true, signal })
  addEventListener('focusin', give, { signal })
  return ended
}
