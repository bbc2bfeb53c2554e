import { Choices } from '@console/authoring/fields/choices'
import { isMetered } from '@console/authoring/search/is-metered'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { setPartRecording } from '@console/ielts'
import { toSafeAddress } from '@console/values/address/safe-address'
import { Button } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useStore } from 'zustand'
import { useMockContent } from '../editing/mock-editor-context.ts'
import type { ExplainableMock } from '../explanation-store/explainable-mock.ts'
import { ExplanationsOpener } from '../explanation-store/explanations-opener.tsx'
import type { OpenExplanations } from '../explanation-store/open-explanations.ts'
import { SavingRule } from '../explanation-store/saving-rule.tsx'
import { StoreLine } from '../explanation-store/store-line.tsx'
import { formatTenths, listTimedParts, listTimeProblems } from '../explanation-store/timed-parts.ts'
import styles from './part-times-panel.module.css'
import { PlayPartButtons } from './play-part-buttons.tsx'
import { TimeField } from './time-field.tsx'
import { unplayable } from './unplayable.ts'
import { useAudio } from './use-audio.ts'
import { usePeaks } from './waveform/use-peaks.ts'
import { Waveform } from './waveform/waveform.tsx'

/** Sets the start and end of each part while listening. */
export function PartTimesPanel({ address }: { address: string }) {
  const { id } = useParams()
  const name = useMockContent(({ header }) => header.name)
  return (
    <section className={styles.panel} aria-label="Times of the parts">
      {id === undefined ? (
        <p>Save the mock first: times can only be kept for a saved mock.</p>
      ) : (
        <ExplanationsOpener mock={{ section: 'listening', id }} name={name}>
          {(open) => (
            <Times key={address} address={address} mock={{ section: 'listening', id }} open={open} />
          )}
        </ExplanationsOpener>
      )}
    </section>
  )
}

const tenth = (seconds: number) => Math.round(seconds * 10) / 10

type TimesProps = { address: string; mock: ExplainableMock; open: OpenExplanations }

function Times({ address, mock, open }: TimesProps) {
  const notes = useStore(open.store, (state) => state.notes)
  const content = useMockContent((whole) => whole)
  const parts = listTimedParts(content, notes)
  const [chosen, setChosen] = useState('0')
  const [isWanted, setIsWanted] = useState(() => !isMetered())
  const { state, peaks } = usePeaks(address, isWanted)
  const { audioProps, at, length, isPlaying, hasFailed, seek, toggle, playFrom } = useAudio()
  const part = parts[Number(chosen)]
  const safe = toSafeAddress(address)
  if (safe === null) return null
  if (part === undefined) return <p>Add a part to set its times.</p>
  const { id } = part
  const set = (times: { start?: number | null; end?: number | null }) =>
    open.change(setPartRecording(id, times))
  const position = `${formatTenths(at)}${Number.isFinite(length) ? ` of ${formatTenths(length)}` : ''}`

  function handleKey(key: string): boolean {
    if (key === ' ') toggle()
    else if (key === 's') set({ start: tenth(at) })
    else if (key === 'e') set({ end: tenth(at) })
    else return false
    return true
  }

  return (
    <>
      <audio {...audioProps} preload="metadata" src={safe} />
      <Choices
        label="Part to set"
        name="timed-part"
        labels={Object.fromEntries(parts.map(({ number }, index) => [index, `Part ${number}`]))}
        value={chosen}
        onChoose={setChosen}
      />
      <Waveform
        peaks={peaks}
        parts={parts}
        at={at}
        length={length}
        valueText={position}
        onSeek={seek}
        onKey={handleKey}
      />
      <p className={text.note} role="status">
        {hasFailed ? unplayable : waveNotes[state]}
        {state === 'waiting' && <Button onClick={() => setIsWanted(true)}>Draw the waveform</Button>}
      </p>
      <div className={layout.row}>
        <Button onClick={toggle}>{isPlaying ? 'Pause' : 'Play'}</Button>
        <output className={text.number}>{position}</output>
        <Button onClick={() => set({ start: tenth(at) })}>Part {part.number} starts here (S)</Button>
        <Button onClick={() => set({ end: tenth(at) })}>Part {part.number} ends here (E)</Button>
      </div>
      <div key={id} className={styles.fields}>
        <TimeField
          label={`Start of part ${part.number}`}
          seconds={part.start}
          onSeconds={(start) => set({ start })}
        />
        <TimeField
          label={`End of part ${part.number}`}
          seconds={part.end}
          onSeconds={(end) => set({ end })}
        />
      </div>
      {listTimeProblems(parts, length).map((wrong) => (
        <p key={wrong} className={`${layout.plain} ${text.problem}`}>
          {wrong}
        </p>
      ))}
      <PlayPartButtons parts={parts} onPlay={playFrom} />
      <p className={text.small}>
        On the waveform, the arrow keys move 5 seconds back or forward, or one second with Shift; the space
        bar plays and pauses, S and E set the start and the end.
      </p>
      <SavingRule />
      <StoreLine mock={mock} content={content} open={open} />
    </>
  )
}

const waveNotes = {
  waiting: 'The waveform is not drawn, because this connection is metered. ',
  reading: 'Drawing the waveform.',
  read: '',
  refused:
    'The waveform cannot be drawn: the website of the recording does not let the console read it. You can still set times by ear.',
  large: 'The recording is too large for a waveform. You can still set times by ear.',
  unknown: 'This browser cannot draw a waveform of the recording. You can still set times by ear.',
} as const
