import { whenIdle } from '@console/shared/ui/when-idle'

/**
 * The ref of a box around one text area that is as high as its text, and the box as high as that: keeps a key from having the
 * page around laid out again. While somebody is in the field the box holds the height it has, so that a browser lays out the
 * field alone, and takes over another one when the text needs more lines or fewer. The width of the box must not depend on
 * the text. It took the layout of a key from 0.7 to 0.3 ms (docs/measurements/typing.md).
 */
export function holdHeight(box: HTMLElement | null): (() => void) | undefined {
  const found = box?.querySelector('textarea')
  return box == null || found == null ? undefined : follow(box.style, found)
}

function follow(style: CSSStyleDeclaration, field: HTMLElement) {
  const heights = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize
    if (height !== undefined) Object.assign(style, { contain: 'size layout', blockSize: `${height}px` })
  })
  let cancel = () => {}
  // Neither is done in the frame of the focus: a new row of a list gets it as it is put there, which is work enough.
  function hold() {
    cancel()
    cancel = whenIdle(() => heights.observe(field))
  }
  function leave() {
    cancel()
    cancel = whenIdle(() => {
      heights.disconnect()
      if (style.contain !== '') Object.assign(style, { contain: '', blockSize: '' })
    })
  }
  field.addEventListener('focus', hold)
  field.addEventListener('blur', leave)
  return () => {
    field.removeEventListener('focus', hold)
    field.removeEventListener('blur', leave)
    cancel()
    heights.disconnect()
  }
}
