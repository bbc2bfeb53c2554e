import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { readField, toMockRef } from '@console/ielts'
import { toSafeAddress } from '@console/values/address/safe-address'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatSeconds } from '../../controls/use-countdown.ts'
import { listTimedParts } from '../../explanation-store/timed-parts.ts'
import { useExplanations } from '../../explanation-store/use-explanations.ts'
import { PartPlayer } from '../../recording/part-player.tsx'
import { PlayPartButtons } from '../../recording/play-part-buttons.tsx'
import type { StartProps } from '../../sitting/test-sitting.tsx'
import styles from './recording.module.css'

type Phase = 'ready' | 'playing' | 'ended' | 'failed'

/** Plays the recording once with the clock, without pausing, seeking or repeating. */
export function RecordingStart({ content, isOver, isRunning, onStart }: StartProps) {
  const address = toSafeAddress(readField(content.nodes, toMockRef('listening'), 'recording') ?? '')
  const parts = listTimedParts(content, useExplanations('listening'))
  const audio = useRef<HTMLAudioElement>(null)
  /** The end of the part, when a single part is tried. */
  const stopAt = useRef(Number.POSITIVE_INFINITY)
  const [phase, setPhase] = useState<Phase>(address === null ? 'failed' : 'ready')
  const [at, setAt] = useState(0)
  const [length, setLength] = useState(Number.NaN)
  const [isWaiting, setIsWaiting] = useState(false)

  useEffect(() => {
    if (isOver) audio.current?.pause()
  }, [isOver])

  useEffect(() => {
    // An error before mount fires no event that React hears.
    if (audio.current?.error) setPhase('failed')
    else if (audio.current?.readyState) setLength(audio.current.duration)
  }, [])

  /** `play` rejects if the browser blocks it; later failures fire an event. */
  async function play() {
    try {
      await audio.current?.play()
      setPhase('playing')
      if (!isRunning) onStart()
    } catch {
      setPhase('failed')
    }
  }

  function playPart(start: number, end: number | null) {
    if (audio.current !== null) audio.current.currentTime = start
    stopAt.current = end ?? Number.POSITIVE_INFINITY
    void play()
  }

  function handleTime(player: HTMLAudioElement) {
    setAt(player.currentTime)
    if (player.currentTime < stopAt.current || phase !== 'playing') return
    stopAt.current = Number.POSITIVE_INFINITY
    // Before the pause, since `onPause` resumes a recording whose phase is still “playing”.
    flushSync(() => setPhase('ended'))
    player.pause()
  }

  return (
    <>
      {!isOver && phase === 'ready' && (
        <>
          <ActionButton look="tall" onClick={() => void play()}>
            Start the recording
          </ActionButton>
          <PlayPartButtons parts={parts} onPlay={playPart} />
        </>
      )}
      {isOver && address !== null && <PartPlayer address={address} parts={parts} />}
      {!isOver && phase === 'failed' && !isRunning && (
        <ActionButton look="tall" onClick={onStart}>
          Start the clock
        </ActionButton>
      )}
      {address !== null && (
        // biome-ignore lint/a11y/useMediaCaption: a listening test must not be read along
        <audio
          ref={audio}
          preload="auto"
          src={address}
          onLoadedMetadata={({ currentTarget }) => setLength(currentTarget.duration)}
          onTimeUpdate={({ currentTarget }) => handleTime(currentTarget)}
          // Media keys of keyboards and headsets must not pause the test.
          onPause={({ currentTarget }) => {
            if (phase === 'playing' && !isOver && !currentTarget.ended) void play()
          }}
          onWaiting={() => setIsWaiting(true)}
          onPlaying={() => setIsWaiting(false)}
          onEnded={() => setPhase('ended')}
          onError={() => setPhase('failed')}
        />
      )}
      {!isOver && (
        <div className={`${text.quiet} ${styles.once}`} role="status">
          <Word phase={phase} isMissing={address === null} isWaiting={isWaiting} wasHeard={at > 0} />
        </div>
      )}
      {!isOver && phase === 'playing' && (
        <div className={styles.once} data-playing>
          <progress aria-label="Recording" {...(Number.isFinite(length) ? { max: length, value: at } : {})} />
          <output>
            {formatSeconds(at)}
            {Number.isFinite(length) && ` of ${formatSeconds(length)}`}
          </output>
          <label className={layout.row}>
            Volume
            <input
              type="range"
              min={0}
              max={1}
              step={0.05}
              defaultValue={1}
              onChange={({ target }) => {
                if (audio.current !== null) audio.current.volume = Number(target.value)
              }}
            />
          </label>
        </div>
      )}
    </>
  )
}

type WordProps = { phase: Phase; isMissing: boolean; isWaiting: boolean; wasHeard: boolean }

function Word({ phase, isMissing, isWaiting, wasHeard }: WordProps) {
  switch (phase) {
    case 'ready':
      return (
        <p>
          <strong>The recording is played once.</strong> It cannot be paused, rewound or started again. The
          clock starts with it.
        </p>
      )
    case 'playing':
      return <p>{isWaiting ? 'The recording is waiting for the network.' : 'The recording is playing.'}</p>
    case 'ended':
      return <p>The recording has ended. Check your answers until time is up, or hand in.</p>
    case 'failed':
      return (
        <p>
          <strong>
            {isMissing
              ? 'There is no recording.'
              : wasHeard
                ? 'The recording was interrupted.'
                : 'The recording could not be played.'}
          </strong>{' '}
          The test goes on without it. {isMissing ? 'Its address belongs' : 'Check its address'} in the
          details of the mock.
          {!isMissing &&
            !wasHeard &&
            ' A file that does not play can be exported as MP3 from an audio program.'}
        </p>
      )
  }
}
