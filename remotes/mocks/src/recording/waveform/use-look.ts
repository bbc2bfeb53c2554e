import { type RefObject, useEffect, useState } from 'react'

/** Of a canvas, what it takes from the page only when it is drawn: its width, and the colours of the theme. */
export function useLook(canvas: RefObject<HTMLCanvasElement | null>): string {
  const [look, setLook] = useState('')
  useEffect(() => {
    const { current } = canvas
    if (current === null) return
    const page = document.documentElement
    const see = () => setLook(`${current.clientWidth} ${page.dataset['theme']}`)
    const sizes = new ResizeObserver(see)
    sizes.observe(current)
    const themes = new MutationObserver(see)
    themes.observe(page, { attributeFilter: ['data-theme'] })
    return () => {
      sizes.disconnect()
      themes.disconnect()
    }
  }, [canvas])
  return look
}
