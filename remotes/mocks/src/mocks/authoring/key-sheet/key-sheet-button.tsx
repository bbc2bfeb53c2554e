import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'

const AnswerSheets = lazy(async () => ({ default: (await import('./answer-sheets.tsx')).AnswerSheets }))

/** Opens the key of the whole mock as one sheet, and from there what explains it. */
export function KeySheetButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Answer key</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AnswerSheets onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
