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
import type { FoundMock } from './use-replace-preview.ts'

/** The places that somebody ticked or unticked. */
export type Ticks = ReadonlyMap<ReplaceHit, boolean>

/** A place that something speaks against is replaced only where somebody ticks it. */
export const isTicked = ({ doubts }: Pick<FoundMock, 'doubts'>, hit: ReplaceHit, ticks: Ticks): boolean =>
  ticks.get(hit) ?? !doubts.has(hit)

type HitChoicesProps = {
  mock: FoundMock
  asked: ReplaceWords
  ticks: Ticks
  onTick(hits: readonly ReplaceHit[], isTicked: boolean): void
}

/** The places of one mock, before and after, each to be ticked; those that stand are not drawn again for each mock that comes. */
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

/** Characters of the text around the words. */
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
