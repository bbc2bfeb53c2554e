import { type RefObject, useEffect, useState } from 'react'

/** The width and theme colours of a canvas, which it reads only when it is drawn. */
export function useCanvasStyle(canvas: RefObject<HTMLCanvasElement | null>): string {
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
