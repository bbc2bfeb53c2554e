import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { EmptyState } from '@console/shared/ui/empty-state'
import { formatCount, formatNumber } from '@console/shared/ui/number'
import { Button } from 'antd'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { toSearchPath } from '../navigation/search-paths.ts'
import type { CountedPlaces } from '../search/texts/count-note-matches.ts'
import { HitChoices, isTicked, type Ticks } from './hit-choices.tsx'
import type { MockChange } from './replace-in-mock.ts'
import { ReplaceQuestion } from './replace-question.tsx'
import { type ReplaceHit, replaceHits } from './texts/replace-hits.ts'
import { importDoubts, type Preview, type Replacement } from './use-replace-preview.ts'

const placeWords = { one: 'place', many: 'places' }
const mockWords = { one: 'mock', many: 'mocks' }

type ReplacePreviewProps = {
  asked: Replacement
  preview: Preview
  onStop(): void
  onReplace(changes: readonly MockChange[]): void
}

/** All matches before and after, with checkboxes. Those without doubts are selected. */
export function ReplacePreview({ asked, preview, onStop, onReplace }: ReplacePreviewProps) {
  const [ticks, setTicks] = useState<Ticks>(new Map())
  /** Errors to confirm, together with published mocks; null while nothing is asked. */
  const [errors, setErrors] = useState<readonly string[] | null>(null)
  const { mocks } = preview
  const ticked = mocks
    .map((mock) => ({ ...mock, hits: mock.hits.filter((hit) => isTicked(mock, hit, ticks)) }))
    .filter(({ hits }) => hits.length > 0)
  const places = ticked.reduce((sum, { hits }) => sum + hits.length, 0)

  const tick = useCallback(
    (hits: readonly ReplaceHit[], shallTick: boolean) =>
      setTicks((before) => new Map([...before, ...hits.map((hit) => [hit, shallTick] as const)])),
    [],
  )

  const published = ticked.flatMap(({ isPublished, document }) => (isPublished ? [document.name] : []))
  const replace = () =>
    onReplace(
      ticked.map(({ section, key, isPublished, document, hits }) => ({
        ...{ section, id: key, isPublished, before: document },
        after: replaceHits(document, hits, asked),
      })),
    )

  if (preview.state === 'done' && mocks.length === 0 && preview.failed === 0) {
    return (
      <EmptyState title="Nothing found">
        No text contains “{asked.find}”.{' '}
        {asked.wholeWords && 'Without “Whole words only”, parts of words are found too.'}{' '}
        {preview.left.places > 0 && <Left find={asked.find} left={preview.left} />}
      </EmptyState>
    )
  }
  return (
    <section aria-label="Preview">
      <div className={layout.ends}>
        <p role="status" className={text.note}>
          {describe(preview)} {preview.left.places > 0 && <Left find={asked.find} left={preview.left} />}
        </p>
        <div className={layout.row}>
          {preview.state === 'looking' && <Button onClick={onStop}>Stop</Button>}
          <Button
            type={mocks.length > 0 ? 'primary' : 'default'}
            disabled={preview.state === 'looking' || places === 0}
            onClick={() => void ask()}
          >
            {places === 0
              ? 'Replace'
              : `Replace ${formatCount(places, placeWords)} in ${formatCount(ticked.length, mockWords)}`}
          </Button>
        </div>
      </div>
      {mocks.map((mock) => (
        <HitChoices key={mock.id} mock={mock} asked={asked} ticks={ticks} onTick={tick} />
      ))}
      {errors !== null && (
        <ReplaceQuestion
          published={published}
          errors={errors}
          onAnswer={(isMeant) => {
            setErrors(null)
            if (isMeant) replace()
          }}
        />
      )}
    </section>
  )

  async function ask() {
    const { listNewErrors } = await importDoubts()
    const found = ticked.flatMap(({ document, hits }) =>
      listNewErrors(document, hits, asked).map((message) => `${document.name}: ${message}`),
    )
    if (published.length + found.length > 0) setErrors(found)
    else replace()
  }
}

/** Matches in texts that are not replaced, with a link to the search. */
const Left = ({ find, left }: { find: string; left: CountedPlaces }) => (
  <>
    {describeLeft(left)} <Link to={toSearchPath(`“${find}”`)}>Show them</Link>
  </>
)

const describeLeft = ({ places, mocks }: CountedPlaces): string =>
  places === 0
    ? ''
    : `${formatCount(places, placeWords)} in transcripts and explanations of ${formatCount(mocks, mockWords)} ${places === 1 ? 'stays' : 'stay'} as ${places === 1 ? 'it is' : 'they are'}.`

function describe({ state, read, wanted, failed, found, mocks }: Preview): string {
  const shown = mocks.reduce((sum, { hits }) => sum + hits.length, 0)
  const doubts = mocks.reduce((sum, mock) => sum + mock.doubts.size, 0)
  const [seen, all] = [formatNumber(read + failed), formatNumber(wanted)]
  const sentences = [
    state === 'looking' && `Searching the mocks: ${seen} of ${all}. So far`,
    state === 'stopped' && `Stopped after ${seen} of ${all} mocks:`,
    state === 'failed' && 'The mocks could not be searched. Press Preview to try again.',
    `${formatCount(found.places, placeWords)} in ${formatCount(found.mocks, mockWords)}.`,
    found.places > shown &&
      `The first ${formatNumber(shown)} are shown; the others are found once these are replaced.`,
    doubts > 0 &&
      `${formatCount(doubts, placeWords)} not ticked: see why beside ${doubts === 1 ? 'it' : 'them'}.`,
    failed > 0 && `${formatCount(failed, mockWords)} could not be read.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
