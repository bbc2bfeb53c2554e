import { Checkbox } from '@console/authoring/fields/checkbox'
import { cutBetweenWords } from '@console/authoring/search/to-excerpt'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { namePart } from '@console/ielts'
import { upperFirst } from 'es-toolkit/string'
import { memo } from 'react'
import styles from './replace-panel.module.css'
import type { ReplaceHit } from './texts/replace-hits.ts'
import type { FoundMock } from './use-replace-preview.ts'

type HitChoicesProps = {
  mock: FoundMock
  replacement: string
  unticked: ReadonlySet<ReplaceHit>
  onTick(hits: readonly ReplaceHit[], isTicked: boolean): void
}

/** The places of one mock, before and after, each to be ticked; those that stand are not drawn again for each mock that comes. */
export const HitChoices = memo(function HitChoices({ mock, replacement, unticked, onTick }: HitChoicesProps) {
  const { document, hits, section } = mock
  const isTicked = (hit: ReplaceHit) => !unticked.has(hit)
  const ticked = hits.filter(isTicked).length
  return (
    <section aria-label={document.name} className={styles.mock}>
      <h2 className={styles.name}>
        <Checkbox
          isTicked={ticked === hits.length}
          isMixed={ticked > 0 && ticked < hits.length}
          onTick={(next) => onTick(hits, next)}
        >
          <strong>{document.name}</strong> <span className={text.quiet}>{upperFirst(section)}</span>
        </Checkbox>
      </h2>
      <ul className={layout.plain}>
        {hits.map((hit) => (
          <li key={hit.key} className={styles.hit}>
            <Checkbox isTicked={isTicked(hit)} onTick={(next) => onTick([hit], next)}>
              <span className={text.small}>
                {namePart(section, hit.part)}
                {hit.isKey && ', answer key'}
              </span>{' '}
              <Change hit={hit} replacement={replacement} />
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  )
})

/** Characters of the text around the words. */
const around = 50

function Change({ hit, replacement }: { hit: ReplaceHit; replacement: string }) {
  const { text: whole, start, end } = hit
  const [from, to] = cutBetweenWords(whole, hit, around, around)
  return (
    <>
      {from > 0 && '…'}
      {whole.slice(from, start)}
      <del>{whole.slice(start, end)}</del>
      {replacement !== '' && <ins>{replacement}</ins>}
      {whole.slice(end, to)}
      {to < whole.length && '…'}
    </>
  )
}
