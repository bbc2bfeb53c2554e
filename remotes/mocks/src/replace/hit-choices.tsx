import { Checkbox } from '@console/authoring/fields/checkbox'
import { cutBetweenWords } from '@console/authoring/search/to-excerpt'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { namePart } from '@console/ielts'
import { upperFirst } from 'es-toolkit/string'
import { memo } from 'react'
import styles from './replace-panel.module.css'
import { keepCase } from './texts/keep-case.ts'
import { partOfWord, type ReplaceHit, type ReplaceWords } from './texts/replace-hits.ts'
import type { MockMatches } from './use-replace-preview.ts'

/** Choices of the user, which override the defaults. */
export type Ticks = ReadonlyMap<ReplaceHit, boolean>

/** Matches with a doubt are not selected by default. */
export const isTicked = ({ doubts }: Pick<MockMatches, 'doubts'>, hit: ReplaceHit, ticks: Ticks): boolean =>
  ticks.get(hit) ?? !doubts.has(hit)

type HitChoicesProps = {
  mock: MockMatches
  asked: ReplaceWords
  ticks: Ticks
  onTick(hits: readonly ReplaceHit[], isTicked: boolean): void
}

/** The matches of one mock, before and after, with checkboxes. Memoized, since mocks are added while the preview runs. */
export const HitChoices = memo(function HitChoices({ mock, asked, ticks, onTick }: HitChoicesProps) {
  const { document, hits, doubts, section, isPublished } = mock
  const ticked = hits.filter((hit) => isTicked(mock, hit, ticks)).length
  return (
    <section aria-label={document.name} className={styles.mock}>
      <h2 className={styles.name}>
        <Checkbox
          isTicked={ticked === hits.length}
          isMixed={ticked > 0 && ticked < hits.length}
          onTick={(next) => onTick(hits, next)}
        >
          <strong>{document.name}</strong>{' '}
          <span className={text.quiet}>
            {upperFirst(section)}
            {isPublished && ', published'}
          </span>
        </Checkbox>
      </h2>
      <ul className={layout.plain}>
        {hits.map((hit) => (
          <li key={hit.key} className={styles.hit}>
            <Checkbox isTicked={isTicked(mock, hit, ticks)} onTick={(next) => onTick([hit], next)}>
              <span className={text.small}>
                {namePart(section, hit.part)}
                {hit.isKey && ', answer key'}
              </span>{' '}
              <Change hit={hit} asked={asked} />
              {doubts.has(hit) && (
                <span
                  className={`${text.small} ${text.problem} ${styles.doubt}`}
                  data-severity={doubts.get(hit) === partOfWord ? 'todo' : 'error'}
                >
                  {doubts.get(hit)}
                </span>
              )}
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  )
})

/** Characters of context on each side of a match. */
const around = 50

function Change({ hit, asked }: { hit: ReplaceHit; asked: ReplaceWords }) {
  const { text: whole, start, end } = hit
  const found = whole.slice(start, end)
  const replacement = keepCase(found, asked)
  const [from, to] = cutBetweenWords(whole, hit, around, around)
  return (
    <>
      {from > 0 && '…'}
      {whole.slice(from, start)}
      <del>{found}</del>
      {replacement !== '' && <ins>{replacement}</ins>}
      {whole.slice(end, to)}
      {to < whole.length && '…'}
    </>
  )
}
