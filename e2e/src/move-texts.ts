import type { Page } from '@playwright/test'

/**
 * Wraps every text node that is added in elements of its own, as browser translation and reader extensions do: the
 * original node is removed and another takes its place.
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
