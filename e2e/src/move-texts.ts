import type { Page } from '@playwright/test'

/**
 * Has whatever text comes on the page put into elements of its own, as browser translation and extensions for reading do:
 * the text that was there is taken out, and another stands in its place.
 */
export async function moveTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const move = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        if (
          text.data.trim() !== '' &&
          text.parentElement?.closest('font, script, style, textarea, svg') === null
        )
          texts.push(text)
      }
      for (const text of texts) {
        const outer = document.createElement('font')
        outer.append(document.createElement('font'))
        outer.firstElementChild?.append(text.data)
        text.replaceWith(outer)
      }
    }
    move()
    const watched = { childList: true, subtree: true, characterData: true }
    new MutationObserver(move).observe(document.body, watched)
  })
}
