import text from '@console/authoring/styles/text.module.css'
import { useEffect, useState } from 'react'
import { describeLoudness } from './describe-loudness.ts'
import { formatLength } from './format-length.ts'
import type { ReadRecording } from './read-recording.ts'
import { readRecordingInWorker } from './read-recording-in-worker.ts'

type State = ReadRecording | { is: 'reading'; share: number } | { is: 'failed' }

/** Length, loudness and silences of a local recording. Remount it (`key`) for a new file. */
export function RecordingFacts({ file }: { file: Blob }) {
  const [state, setState] = useState<State>({ is: 'reading', share: 0 })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const show = (next: State) => {
      if (!signal.aborted) setState(next)
    }
    readRecordingInWorker(file, ({ share }) => show({ is: 'reading', share }), signal).then(show, () =>
      show({ is: 'failed' }),
    )
    return () => leaving.abort()
  }, [file])
  return (
    <div>
      <p className={text.note} role="status">
        {toText(state)}
      </p>
      {state.is === 'reading' && <progress aria-label="Measuring the recording" value={state.share} />}
    </div>
  )
}

function toText(state: State): string {
  switch (state.is) {
    case 'reading':
      return 'Measuring length and loudness…'
    case 'heard':
      return describeLoudness(state.loudness)
    case 'length':
      return `${formatLength(state.seconds)}. This browser cannot decode such a file: listen to it in another, or save it as MP3 or WAV, to know its loudness and silences.`
    case 'failed':
      return 'Length and loudness could not be measured. Listen to the recording before you publish it.'
  }
}
