import type { Locator, Page } from '@playwright/test'

/** `release` is what the press is followed by, such as a key that comes up again: no part of what is measured. */
export type Press = { kind: 'keydown' | 'click'; act(): Promise<unknown>; release?(): Promise<unknown> }

export const pressKey = (page: Page, key: string): Press => ({
  kind: 'keydown',
  act: () => page.keyboard.down(key),
  release: () => page.keyboard.up(key),
})

/** One after another, and the first again after the last. The click's own event alone: a pointer's others are not measured. */
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

/** Milliseconds from the press to the frame that shows what came of it. */
export async function measurePress(page: Page, { kind, act, release }: Press): Promise<number> {
  await page.evaluate(awaitPress, kind)
  await act()
  const answer = await page.evaluate(readAnswer)
  await release?.()
  return answer
}

/** What is put on the window of the page. It stays there, so that what measures has been compiled when it counts. */
type Measuring = { awaitPress?: (kind: string) => void; pressAnswer?: Promise<number> }

/** Runs in the page, as does what follows. The press comes once this has been answered. */
function awaitPress(kind: string) {
  const page = window as Measuring
  page.awaitPress ??= build()
  page.awaitPress(kind)

  function build() {
    let start = 0
    let answer = (_shown: number) => {}
    const noteShown = () => answer(performance.now() - start)
    // A frame's callback comes before its layout and paint. A task of this kind comes behind those and before all else.
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
