import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type OnFiles = (files: readonly [File, ...File[]]) => void

/** Accepts files dropped on an element or pasted into it. @returns whether files are being dragged over it. */
export function useFileDrop(element: RefObject<HTMLElement | null>, onFiles: OnFiles): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    const [file, ...others] = transfer?.files ?? []
    // Word processors and spreadsheets put a picture of copied text on the clipboard as well.
    if (file === undefined || transfer?.types.includes('text/rtf') === true) return
    event.preventDefault()
    onFiles([file, ...others])
  })
  useEffect(() => {
    const target = element.current
    if (target === null) return
    const listening = new AbortController()
    const { signal } = listening
    target.addEventListener(
      'dragover',
      (event) => {
        if (event.dataTransfer?.types.includes('Files') !== true) return
        // Otherwise the browser would navigate to the file.
        event.preventDefault()
        setIsOver(true)
      },
      { signal },
    )
    target.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && target.contains(relatedTarget))) setIsOver(false)
      },
      { signal },
    )
    target.addEventListener(
      'drop',
      (event) => {
        setIsOver(false)
        take(event, event.dataTransfer)
      },
      { signal },
    )
    target.addEventListener('paste', (event) => take(event, event.clipboardData), { signal })
    return () => listening.abort()
  }, [element])
  return isOver
}
