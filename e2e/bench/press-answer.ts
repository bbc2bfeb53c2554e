import type { Locator, Page } from '@playwright/test'

/** `release` follows the press, such as key-up, and is not measured. */
export type Press = { kind: 'keydown' | 'click'; act(): Promise<unknown>; release?(): Promise<unknown> }

export const pressKey = (page: Page, key: string): Press => ({
  kind: 'keydown',
  act: () => page.keyboard.down(key),
  release: () => page.keyboard.up(key),
})

/** Clicks the targets in turn, starting over after the last. Measures the click event only, not the pointer events. */
export function clickInTurn(...targets: readonly Locator[]): Press {
  let turn = 0
  return {
    kind: 'click',
    act: async () => {
      await targets[turn % targets.length]?.dispatchEvent('click')
      turn += 1
    },
  }
}

/** Milliseconds from the press to the frame that shows its effect. */
export async function measurePress(page: Page, { kind, act, release }: Press): Promise<number> {
  await page.evaluate(awaitPress, kind)
  await act()
  const answer = await page.evaluate(readAnswer)
  await release?.()
  return answer
}

/** Kept on the page's window so that the measuring code is compiled before it counts. */
type Measuring = { awaitPress?: (kind: string) => void; pressAnswer?: Promise<number> }

/** Runs in the page, as do the functions below. Returns before the press happens. */
function awaitPress(kind: string) {
  const page = window as Measuring
  page.awaitPress ??= build()
  page.awaitPress(kind)

  function build() {
    let start = 0
    let answer = (_shown: number) => {}
    const noteShown = () => answer(performance.now() - start)
    // requestAnimationFrame runs before layout and paint. A user-blocking task runs right after them.
    const handleFrame = () => void scheduler.postTask(noteShown, { priority: 'user-blocking' })
    function handlePress() {
      start = performance.now()
      requestAnimationFrame(handleFrame)
    }
    return (pressed: string) => {
      const { promise, resolve } = Promise.withResolvers<number>()
      page.pressAnswer = promise
      answer = resolve
      addEventListener(pressed, handlePress, { capture: true, once: true })
    }
  }
}

const readAnswer = async (): Promise<number> => {
  const { pressAnswer } = window as Measuring // Put there by `awaitPress`.
  if (pressAnswer === undefined) throw new Error('Nothing was measured')
  return pressAnswer
}
