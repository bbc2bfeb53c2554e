import { TextInput } from '@console/authoring/fields/text-input'
import type { MockPlace } from '@console/ielts'
import { readKey } from '@console/shared/ui/read-key'
import { type KeyboardEvent, useDeferredValue } from 'react'
import { useMockEditing } from '../../editing/mock-editor-context.ts'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { findFirstMatch, OutlineMatches } from './outline-matches.tsx'
import styles from './outline-search.module.css'

type OutlineSearchProps = {
  screen: SectionScreen
  wanted: string
  onWanted(wanted: string): void
  onJump(): void
}

/** Searches all parts, collapsed ones too. Enter goes to the first match, Escape clears. */
export function OutlineSearch({ screen, wanted, onWanted, onJump }: OutlineSearchProps) {
  const { store, jump } = useMockEditing()
  const looked = useDeferredValue(wanted)

  function go(place: MockPlace) {
    jump(place)
    onJump()
  }

  function goToFirst() {
    const first = findFirstMatch(store.read(), wanted)
    if (first !== undefined) go(first.place)
  }

  function handleKey(event: KeyboardEvent) {
    const key = readKey(event)
    if (key === 'Escape' && wanted !== '') onWanted('')
    else if (key === 'Enter') goToFirst()
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.search}>
      <TextInput
        type="search"
        aria-label="Find in the mock"
        placeholder="Find in the mock"
        value={wanted}
        onText={onWanted}
        onKeyDown={handleKey}
      />
      {looked.trim() !== '' && <OutlineMatches screen={screen} wanted={looked} onJump={go} />}
    </div>
  )
}
