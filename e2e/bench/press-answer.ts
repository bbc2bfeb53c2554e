/** Milliseconds from the press: until the code of the page was done with it, and until the frame that shows it. */
export type Answer = { handled: number; shown: number }

type Measuring = { pressAnswer?: Promise<Answer> }

/** Runs in the page, as does what follows. The press comes once this has been answered. */
export function awaitPress(kind: string) {
  const pressed = Promise.withResolvers<Answer>()
  // A place of our own on the window of the page.
  const page = window as Measuring
  page.pressAnswer = pressed.promise
  let [start, handled] = [0, 0]
  // Made before the press: what measures it takes time as well.
  const [behindTask, behindFrame] = [new MessageChannel(), new MessageChannel()]
  behindTask.port1.onmessage = () => {
    handled = performance.now() - start
  }
  behindFrame.port1.onmessage = () => pressed.resolve({ handled, shown: performance.now() - start })
  function handlePress() {
    start = performance.now()
    // The press, the input and what React does about them are one task; this message comes behind it.
    behindTask.port2.postMessage(null)
    // A frame's callback comes before its layout and paint, the message behind it after.
    requestAnimationFrame(() => behindFrame.port2.postMessage(null))
  }
  addEventListener(kind, handlePress, { capture: true, once: true })
}

export const readAnswer = async (): Promise<Answer> => {
  const { pressAnswer } = window as Measuring // Put there by `awaitPress`.
  if (pressAnswer === undefined) throw new Error('Nothing was measured')
  return pressAnswer
}
