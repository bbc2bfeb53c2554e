import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { useState } from 'react'
import { formatSeconds, useCountdown } from '../../controls/use-countdown.ts'
import styles from './part-timer.module.css'

type PartTimerProps = {
  /** In seconds. */
  preparation: number
  talk: number
}

/** The examiner’s timer: preparation, if any, then talk. */
export function PartTimer({ preparation, talk }: PartTimerProps) {
  const [isTalking, setIsTalking] = useState(preparation === 0)
  const clock = useCountdown(isTalking ? talk : preparation)
  const total = isTalking ? talk : preparation

  function next() {
    setIsTalking(!isTalking || preparation === 0)
    clock.reset(isTalking && preparation > 0 ? preparation : talk)
  }

  return (
    <div className={styles.timer} data-over={clock.isOver || undefined}>
      <div>
        <p className={text.small}>{isTalking ? 'Talk' : 'Prepare'}</p>
        <p className={text.clock} role="timer" aria-label={isTalking ? 'Time to talk' : 'Time to prepare'}>
          {formatSeconds(clock.left)}
        </p>
      </div>
      <progress
        className={styles.bar}
        value={total - clock.left}
        max={Math.max(1, total)}
        aria-label="Time used"
      />
      <div className={layout.row}>
        {clock.isOver ? (
          <ActionButton look="framed" onClick={() => clock.reset(total)}>
            Again
          </ActionButton>
        ) : (
          <ActionButton look="framed" onClick={clock.isRunning ? clock.pause : clock.start}>
            {clock.isRunning ? 'Pause' : 'Start'}
          </ActionButton>
        )}
        {preparation > 0 && (
          <ActionButton look="framed" onClick={next}>
            {isTalking ? 'Back to preparing' : 'On to talking'}
          </ActionButton>
        )}
      </div>
    </div>
  )
}
