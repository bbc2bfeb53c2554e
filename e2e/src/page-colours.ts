declare global {
  interface Window {
    pageColours: {
      /** The backgrounds below an element's content, from the page up, to be painted over one another. */
      readBackdrop(element: Element | null): string
      /** WCAG's contrast of a colour with the backdrop it stands on. */
      toContrast(colour: string, backdrop: string): number
    }
  }
}

/** Runs in the page, for what else runs there. */
export function installPageColours() {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (canvas === null) throw new Error('The page has no canvas')
  const context = canvas

  function readBackdrop(element: Element | null): string {
    const layers: string[] = []
    for (let at = element; at !== null; at = at.parentElement)
      layers.unshift(getComputedStyle(at).backgroundColor)
    return layers.join('+')
  }

  function toContrast(colour: string, backdrop: string) {
    const [front, back] = [toLuminance(`${backdrop}+${colour}`), toLuminance(backdrop)]
    return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05)
  }

  function toLuminance(layers: string) {
    for (const layer of ['#fff', ...layers.split('+')]) {
      context.fillStyle = layer
      context.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  window.pageColours = { readBackdrop, toContrast }
}
