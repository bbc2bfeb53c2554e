import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import { formatTenths, type TimedPart } from '../explanation-store/timed-parts.ts'

type PlayPartButtonsProps = {
  parts: readonly TimedPart[]
  onPlay(start: number, end: number | null): void
}

/** One button for each part with a start time. */
export function PlayPartButtons({ parts, onPlay }: PlayPartButtonsProps) {
  return (
    <div className={layout.row}>
      {parts.map(
        ({ id, number, start, end }) =>
          start !== null && (
            <ActionButton
              key={id}
              look="tall"
              title={`${formatTenths(start)} to ${end === null ? 'the end' : formatTenths(end)}`}
              onClick={() => onPlay(start, end)}
            >
              Play part {number}
            </ActionButton>
          ),
      )}
    </div>
  )
}
