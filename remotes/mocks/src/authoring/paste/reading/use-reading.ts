import type { PrintedTest } from '@console/printed-tests'
import { useEffect, useRef, useState } from 'react'
import { createTestReader, type Reading, type ReadingInput, type TestReader } from './create-test-reader.ts'

const nothing: PrintedTest = { parts: [], answers: new Map(), rubrics: [], unread: [], doubts: [] }

/** The last reading of a text; `isReading` while one runs, `isStopped` once a person has cancelled it. */
export function useReading(input: ReadingInput) {
  const [reading, setReading] = useState<Reading | null>(null)
  const [stopped, setStopped] = useState<ReadingInput | null>(null)
  const reader = useRef<TestReader>(null)
  const isBlank = input.text.trim() === ''

  useEffect(() => {
    const own = createTestReader(setReading)
    reader.current = own
    return () => own.cancel()
  }, [])

  useEffect(() => {
    if (!isBlank) reader.current?.read(input)
  }, [input, isBlank])

  const isStopped = stopped === input
  return {
    test: isBlank ? nothing : (reading?.test ?? nothing),
    isReading: !isBlank && !isStopped && reading?.of !== input,
    isStopped,
    cancel() {
      reader.current?.cancel()
      setStopped(input)
    },
    readAgain() {
      setStopped(null)
      reader.current?.read(input)
    },
  }
}
