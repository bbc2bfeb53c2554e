import { formatCount, formatNumber } from '@console/shared/ui/number'
import { Button } from 'antd'
import layout from '../styles/layout.module.css'
import text from '../styles/text.module.css'

export type ReadingProgress = {
  state: 'opening' | 'reading' | 'stopped' | 'ready' | 'failed'
  done: number
  failed: number
  wanted: number
}

type ReadingNoteProps = {
  progress: ReadingProgress
  /** Nouns for the records: `mock`, `mocks`. */
  words: { one: string; many: string }
  /** Somebody has typed what to look for. */
  isAsked: boolean
  onStart(): void
  onStop(): void
  onRetry(): void
}

/** Shows how many records have been read for the search, with buttons to stop, continue or retry. */
export function ReadingNote(props: ReadingNoteProps) {
  const { progress, words, isAsked, onStart, onStop, onRetry } = props
  const { state, failed } = progress
  return (
    <div className={layout.row}>
      <p role="status" className={text.note}>
        {describe(progress, words, isAsked)}
      </p>
      {state === 'reading' && <Button onClick={onStop}>Stop</Button>}
      {state === 'stopped' && <Button onClick={onStart}>Load the {words.many}</Button>}
      {(state === 'failed' || (state === 'ready' && failed > 0)) && <Button onClick={onRetry}>Retry</Button>}
    </div>
  )
}

function describe(
  { state, done, failed, wanted }: ReadingProgress,
  words: ReadingNoteProps['words'],
  isAsked: boolean,
) {
  switch (state) {
    case 'opening':
      return 'Opening the texts that this device has kept.'
    case 'reading':
      return `Loading the ${words.many}: ${formatNumber(done)} of ${formatNumber(wanted)}. More may be found.`
    case 'stopped':
      return `${formatCount(wanted - done, words)} not loaded yet, and not searched.`
    case 'failed':
      return 'The search could not be started.'
    case 'ready':
      if (failed > 0)
        return `${formatCount(failed, words)} could not be read, and ${failed === 1 ? 'is' : 'are'} not searched.`
      return isAsked ? `All ${words.many} searched` : `All ${words.many} are ready to be searched.`
  }
}
