import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { type MockContent, type MockPlace, toExtraField } from '@console/ielts'
import { useMockEditing } from '../../editing/mock-editor-context.ts'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { findInMock, foundLimit, type SearchExcerpt } from './find-in-mock.ts'
import { namePartOf } from './name-part-of.ts'
import styles from './outline-search.module.css'

export const findFirstMatch = (content: MockContent, wanted: string): SearchExcerpt | undefined =>
  findInMock(content, wanted).find(({ place }) => toExtraField(place.field) === null)

type OutlineMatchesProps = { screen: SectionScreen; wanted: string; onJump(place: MockPlace): void }

export function OutlineMatches({ screen, wanted, onJump }: OutlineMatchesProps) {
  const { store } = useMockEditing()
  const found = findInMock(store.read(), wanted)
  return (
    <>
      <p role="status" className={text.small}>
        {toCount(found.length)}
      </p>
      <ul className={layout.plain}>
        {found.slice(0, foundLimit).map((each) => (
          <li key={`${each.place.node} ${each.place.field}`}>
            <Found
              found={each}
              part={namePartOf(store.read(), screen, each.place.node)}
              onJump={() => onJump(each.place)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

type FoundProps = { found: SearchExcerpt; part: string; onJump(): void }

function Found({ found: { place, before, match, after }, part, onJump }: FoundProps) {
  const beside = toExtraField(place.field)
  const words = (
    <>
      {before}
      <mark>{match}</mark>
      {after}
    </>
  )
  if (beside === null) {
    return (
      <ActionButton look="entry" onClick={onJump}>
        <span className={styles.part}>{part}</span>
        {words}
      </ActionButton>
    )
  }
  return (
    <div className={styles.beside}>
      <span className={text.small}>
        {part}, {beside}: see “Answer key”, “Explanations”
      </span>
      <div>{words}</div>
    </div>
  )
}

function toCount(count: number): string {
  if (count === 0) return 'Not found in this mock'
  if (count > foundLimit) return `Found in more than ${foundLimit} places`
  return count === 1 ? 'Found in one place' : `Found in ${count} places`
}
