import { ActionButton } from '@console/authoring/controls/action-button'
import { type KeyboardEvent, useDeferredValue } from 'react'
import { useMockEditing } from '../context/mock-editor-context.ts'
import type { SectionScreen } from '../context/section-screen.ts'
import { type FoundText, findInMock, foundLimit } from './find-in-mock.ts'
import { namePartOf } from './name-part-of.ts'
import styles from './outline-search.module.css'

type OutlineSearchProps = {
  screen: SectionScreen
  wanted: string
  onWanted(wanted: string): void
  onJump(): void
}

/** Words looked for in the whole mock, open parts and closed ones. Enter goes to the first place, Escape ends the search. */
export function OutlineSearch({ screen, wanted, onWanted, onJump }: OutlineSearchProps) {
  const { store, jump } = useMockEditing()
  const looked = useDeferredValue(wanted)
  const found = findInMock(store.read(), looked)

  function go({ place }: FoundText) {
    jump(place)
    onJump()
  }

  function handleKey(event: KeyboardEvent) {
    const [first] = findInMock(store.read(), wanted)
    if (event.key === 'Escape' && wanted !== '') onWanted('')
    else if (event.key === 'Enter' && first !== undefined) go(first)
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.search}>
      <input
        type="search"
        className={styles.input}
        aria-label="Find in the mock"
        placeholder="Find in the mock"
        value={wanted}
        onChange={({ target }) => onWanted(target.value)}
        onKeyDown={handleKey}
      />
      {looked.trim() !== '' && (
        <>
          <p role="status" className={styles.count}>
            {toCount(found.length)}
          </p>
          <ul className={styles.list}>
            {found.slice(0, foundLimit).map((each) => (
              <li key={`${each.place.node} ${each.place.field}`}>
                <ActionButton look={null} className={styles.place} onClick={() => go(each)}>
                  <span className={styles.part}>{namePartOf(store.read(), screen, each.place.node)}</span>
                  <span>
                    {each.before}
                    <mark>{each.match}</mark>
                    {each.after}
                  </span>
                </ActionButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function toCount(count: number): string {
  if (count === 0) return 'Found nowhere in this mock'
  if (count > foundLimit) return `Found in more than ${foundLimit} places`
  return count === 1 ? 'Found in one place' : `Found in ${count} places`
}
