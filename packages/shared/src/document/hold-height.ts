/**
 * The ref of a box around one text area that is as high as its text, and the box as high as that: keeps a key from having the
 * page around laid out again. While somebody is in the field the box holds the height it has, so that a browser lays out the
 * field alone, and takes over another one when the text needs more lines or fewer. The width of the box must not depend on
 * the text.
 */
export function holdHeight(box: HTMLElement | null): (() => void) | undefined {
  const field = box?.querySelector('textarea')
  if (box == null || field == null) return undefined
  const { style } = box
  const heights = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize
    if (height !== undefined) Object.assign(style, { contain: 'size layout', blockSize: `${height}px` })
  })
  const hold = () => heights.observe(field)
  function release() {
    heights.disconnect()
    Object.assign(style, { contain: '', blockSize: '' })
  }
  field.addEventListener('focus', hold)
  field.addEventListener('blur', release)
  return () => {
    field.removeEventListener('focus', hold)
    field.removeEventListener('blur', release)
    heights.disconnect()
  }
}
