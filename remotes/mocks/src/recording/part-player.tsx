import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import { toSafeAddress } from '@console/values/address/safe-address'
import type { TimedPart } from '../explanation-store/timed-parts.ts'
import { PlayPartButtons } from './play-part-buttons.tsx'
import { unplayable } from './unplayable.ts'
import { useAudio } from './use-audio.ts'

type PartPlayerProps = { address: string; parts: readonly TimedPart[] }

/** Plays parts of a recording; renders nothing if no start times are set. */
export function PartPlayer({ address, parts }: PartPlayerProps) {
  const { audioProps, hasFailed, isPlaying, pause, playFrom } = useAudio()
  const safe = toSafeAddress(address)
  if (safe === null || parts.every(({ start }) => start === null)) return null
  return (
    <div className={layout.row}>
      <audio {...audioProps} preload="none" src={safe} />
      <PlayPartButtons parts={parts} onPlay={playFrom} />
      {isPlaying && (
        <ActionButton look="tall" onClick={pause}>
          Stop
        </ActionButton>
      )}
      {hasFailed && <p role="status">{unplayable}</p>}
    </div>
  )
}
