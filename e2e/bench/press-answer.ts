import type { Page } from '@playwright/test'

/** Milliseconds from the press: until the code of the page was done with it, and until the frame that shows it. */
export type Answer = { handled: number; shown: number }

/** `release` is what the press is followed by, such as a key that comes up again: no part of what is measured. */
export type Press = { kind: 'keydown' | 'click'; act(): Promise<unknown>; release?(): Promise<unknown> }

export const pressKey = (page: Page, key: string): Press => ({
  kind: 'keydown',
  act: () => page.keyboard.down(key),
  release: () => page.keyboard.up(key),
})

export async function measurePress(page: Page, { kind, act, release }: Press): Promise<Answer> {
  await page.evaluate(awaitPress, kind)
  await act()
  const answer = await page.evaluate(readAnswer)
  await release?.()
  return answer
}

/** What is put on the window of the page. It stays there, so that what measures has been compiled when it counts. */
type Measuring = { awaitPress?: (kind: string) => void; pressAnswer?: Promise<Answer> }

/** Runs in the page, as does what follows. The press comes once this has been answered. */
function awaitPress(kind: string) {
  const page = window as Measuring
  page.awaitPress ??= build()
  page.awaitPress(kind)

  function build() {
    let [start, handled] = [0, 0]
    let answer = (_answer: Answer) => {}
    const noteHandled = () => {
      handled = performance.now() - start
    }
    const noteShown = () => answer({ handled, shown: performance.now() - start })
    // A task of this kind comes behind what runs and before all else.
    const behind = (note: () => void) => void scheduler.postTask(note, { priority: 'user-blocking' })
    const handleFrame = () => behind(noteShown)
    function handlePress() {
      start = performance.now()
      // The press, the input and what React does about them are one task.
      behind(noteHandled)
      // A frame's callback comes before its layout and paint, the task behind it after.
      requestAnimationFrame(handleFrame)
    }
    return (pressed: string) => {
      const { promise, resolve } = Promise.withResolvers<Answer>()
      page.pressAnswer = promise
      answer = resolve
      addEventListener(pressed, handlePress, { capture: true, once: true })
    }
  }
}

const readAnswer = async (): Promise<Answer> => {
  const { pressAnswer } = window as Measuring // Put there by `awaitPress`.
  if (pressAnswer === undefined) throw new Error('Nothing was measured')
  return pressAnswer
}
