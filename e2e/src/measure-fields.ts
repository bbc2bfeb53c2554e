import type { Page } from '@playwright/test'

type Look = Readonly<Record<string, string>>

/** The looks of every text field on the page, by its section: of its input, its label and the message below it. */
export const measureFields = (page: Page): Promise<Record<string, Look[]>> =>
  page.evaluate(() => {
    const read = (element: Element | null, names: readonly string[]) => {
      if (element === null) return 'none'
      const style = getComputedStyle(element)
      return names.map((name) => `${name} ${style.getPropertyValue(name)}`).join(', ')
    }
    const text = ['font-size', 'font-weight', 'line-height', 'color']
    const box = ['height', 'padding-left', 'border-top-color', 'border-top-width', 'border-top-left-radius']
    return Object.fromEntries(
      [...document.querySelectorAll('section[aria-label]')].map((section) => [
        section.getAttribute('aria-label') ?? '',
        [...section.querySelectorAll('input')].map((input) => {
          const label = section.querySelector(`label[for="${CSS.escape(input.id)}"]`)
          const about = (input.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .find((id) => document.getElementById(id))
          const message = about === undefined ? null : document.getElementById(about)
          const leaf = message?.querySelector('p, div:not(:has(*))') ?? message
          return {
            input: read(input, [...box, ...text, 'background-color']),
            label: read(label, text),
            message: read(leaf, text),
            gaps: [label, leaf]
              .map((element) => {
                if (element === null) return 'none'
                const [upper, lower] = [element.getBoundingClientRect(), input.getBoundingClientRect()]
                return Math.round(upper.top < lower.top ? lower.top - upper.bottom : upper.top - lower.bottom)
              })
              .join(' '),
          }
        }),
      ]),
    )
  })
