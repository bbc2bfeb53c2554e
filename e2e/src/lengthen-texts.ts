import type { Page } from '@playwright/test'

/** Replaces every text on the page once by a pseudo-translation: 40 % longer, with accents. */
export const lengthenTexts = (page: Page): Promise<void> => page.evaluate(lengthenInPage)

function lengthenInPage() {
  const accents: Record<string, string> = { a: 'à', e: 'é', i: 'î', o: 'ö', u: 'ü', c: 'ç', n: 'ñ' }
  const lengthen = (text: string) =>
    text.replace(/\p{Lu}?\p{Ll}{2,}/gu, (word) => {
      const accented = word.replace(/[aeioucn]/g, (letter) => accents[letter] ?? letter)
      return accented + 'é'.repeat(Math.ceil(word.length * 0.4))
    })
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.textContent ?? ''
    const isRead = node.parentElement?.closest('script, style, textarea, svg') === null
    if (isRead && !/éé?$|éé?[^\p{L}]/u.test(text)) node.textContent = lengthen(text)
  }
}

/** Texts that are truncated, overflow their button or make the page scroll sideways. */
export const findCutTexts = (page: Page): Promise<string[]> => page.evaluate(findCutInPage)

function findCutInPage() {
  const found = new Set<string>()
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth}px too wide`)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (parent === null || !/\p{L}{2}/u.test(text) || !parent.checkVisibility({ visibilityProperty: true }))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    for (let around: Element | null = parent; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around)
      const frame = around.getBoundingClientRect()
      const isForScreenReaders = frame.width <= 1 || frame.height <= 1 || style.clipPath === 'inset(50%)'
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (isForScreenReaders || isShortened || /auto|scroll/.test(style.overflowX)) break
      if (!leaves(box, frame)) continue
      if (style.overflowX !== 'visible')
        found.add(`“${text}” is cut off by ${around.tagName} ${around.className}`)
      if (around.matches('button, [role=button], [role=tab]')) found.add(`“${text}” leaves its button`)
    }
  }
  return [...found]

  function leaves(inner: DOMRect, outer: DOMRect): boolean {
    return (
      inner.left < outer.left - 1 ||
      inner.right > outer.right + 1 ||
      inner.top < outer.top - 1 ||
      inner.bottom > outer.bottom + 1
    )
  }
}
