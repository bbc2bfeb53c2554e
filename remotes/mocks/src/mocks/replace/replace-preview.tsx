import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { EmptyState } from '@console/shared/ui/empty-state'
import { formatCount, formatNumber } from '@console/shared/ui/number'
import { Button } from 'antd'
import { useState } from 'react'
import { HitChoices } from './hit-choices.tsx'
import type { MockChange } from './replace-in-mock.ts'
import { type ReplaceHit, replaceHits } from './texts/replace-hits.ts'
import { type FoundMock, type Preview, type Replacement, shownLimit } from './use-replace-preview.ts'

const placeWords = { one: 'place', many: 'places' }
const mockWords = { one: 'mock', many: 'mocks' }

type ReplacePreviewProps = {
  asked: Replacement
  preview: Preview
  onStop(): void
  onReplace(changes: readonly MockChange[]): void
}

/** Every place before and after, to be ticked; all of them are at first. */
export function ReplacePreview({ asked, preview, onStop, onReplace }: ReplacePreviewProps) {
  const [unticked, setUnticked] = useState<ReadonlySet<ReplaceHit>>(new Set())
  const mocks = toShown(preview.mocks)
  const isTicked = (hit: ReplaceHit) => !unticked.has(hit)
  const changes = mocks.flatMap(({ section, key, document, hits }): MockChange[] => {
    const ticked = hits.filter(isTicked)
    const after = replaceHits(document, ticked, asked.replacement)
    return ticked.length === 0 ? [] : [{ section, id: key, before: document, after }]
  })
  const places = mocks.flatMap(({ hits }) => hits.filter(isTicked)).length

  function tick(hits: readonly ReplaceHit[], shallTick: boolean) {
    const next = new Set(unticked)
    for (const hit of hits) {
      if (shallTick) next.delete(hit)
      else next.add(hit)
    }
    setUnticked(next)
  }

  if (preview.state === 'done' && mocks.length === 0 && preview.failed === 0) {
    return (
      <EmptyState title="Nothing found">
        No text contains “{asked.find}”.{' '}
        {asked.wholeWords && 'Without “Whole words only”, parts of words are found too.'}{' '}
        {/['"]/.test(asked.find) &&
          'Straight apostrophes and quotation marks do not stand for curly ones here.'}
      </EmptyState>
    )
  }
  return (
    <section aria-label="Preview">
      <div className={layout.ends}>
        <p role="status" className={text.note}>
          {describe(preview, mocks)}
        </p>
        <div className={layout.row}>
          {preview.state === 'looking' && <Button onClick={onStop}>Stop</Button>}
          <Button
            type={mocks.length > 0 ? 'primary' : 'default'}
            disabled={preview.state === 'looking' || places === 0}
            onClick={() => onReplace(changes)}
          >
            {places === 0
              ? 'Replace'
              : `Replace ${formatCount(places, placeWords)} in ${formatCount(changes.length, mockWords)}`}
          </Button>
        </div>
      </div>
      {mocks.map((mock) => (
        <HitChoices
          key={mock.id}
          mock={mock}
          replacement={asked.replacement}
          isTicked={isTicked}
          onTick={tick}
        />
      ))}
    </section>
  )
}

/** As many places as can be looked at. */
function toShown(mocks: readonly FoundMock[]): FoundMock[] {
  let left = shownLimit
  return mocks.flatMap((mock) => {
    const hits = mock.hits.slice(0, left)
    left -= hits.length
    return hits.length === 0 ? [] : [{ ...mock, hits }]
  })
}

function describe({ state, read, wanted, failed, mocks }: Preview, shown: readonly FoundMock[]): string {
  const count = (of: readonly FoundMock[]) => of.reduce((sum, { hits }) => sum + hits.length, 0)
  const places = count(mocks)
  const sentences = [
    state === 'looking' && `Searching the mocks: ${formatNumber(read)} of ${formatNumber(wanted)}.`,
    state === 'stopped' && 'Stopped; only the mocks below were searched.',
    state === 'failed' && 'The mocks could not be searched. Press Preview to try again.',
    `${formatCount(places, placeWords)} in ${formatCount(mocks.length, mockWords)}.`,
    places > count(shown) &&
      `The first ${formatNumber(shownLimit)} are shown; the others are found once these are replaced.`,
    failed > 0 && `${formatCount(failed, mockWords)} could not be read.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
