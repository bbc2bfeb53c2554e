import { readKey } from '@console/shared/ui/read-key'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { ModalDialog } from '../overlays/modal-dialog.tsx'
import { closeOverlay } from '../overlays/overlay.store.ts'
import styles from './command-palette.module.css'
import { findCommands } from './find-commands.ts'
import type { PaletteCommand } from './palette-command.ts'
import { PaletteList } from './palette-list.tsx'
import { countPaletteUse, readPaletteUses } from './palette-uses.ts'
import { usePaletteCommands } from './use-palette-commands.ts'
import { useRecordSearch } from './use-record-search.ts'

/** Ctrl+K: opens a screen or record, or runs a command, by a few letters of its name. */
export function CommandPalette() {
  const commands = usePaletteCommands()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [uses] = useState(readPaletteUses)
  const records = useRecordSearch(query)
  const found = findCommands({ commands, query, uses, records: records.found })
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => input.current?.focus(), [])

  function handleRun({ id: used, run }: PaletteCommand) {
    countPaletteUse(used)
    closeOverlay()
    run()
  }

  function handleKey(event: KeyboardEvent) {
    const key = readKey(event)
    const chosen = found[active]
    const targets: Record<string, number> = {
      ArrowDown: (active + 1) % found.length,
      ArrowUp: (active - 1 + found.length) % found.length,
      Home: 0,
      End: found.length - 1,
    }
    const target = targets[key]
    if (key === 'Enter' && chosen !== undefined) handleRun(chosen.command)
    else if (target !== undefined && found.length > 0) setActive(target)
    else return
    event.preventDefault()
  }

  return (
    <ModalDialog label="Command palette" className={styles.palette} onClose={closeOverlay}>
      <div className={styles.field}>
        <Search size={16} aria-hidden="true" />
        <input
          ref={input}
          type="text"
          dir="auto"
          role="combobox"
          data-passing
          aria-label="Find a screen, record or action"
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
          placeholder="Find a screen, record or action"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(0)
          }}
          onKeyDown={handleKey}
        />
        <button type="button" aria-label="Close" onClick={closeOverlay}>
          <X size={16} aria-hidden="true" />
        </button>
      </div>
      <PaletteList
        id={id}
        found={found}
        isGrouped={query.trim() === ''}
        active={active}
        toOptionId={optionId}
        onActivate={setActive}
        onRun={handleRun}
      />
      <p role="status" className={found.length > 0 ? 'visually-hidden' : styles.empty}>
        {found.length > 0
          ? `${found.length} ${found.length === 1 ? 'result' : 'results'}`
          : records.isAsking
            ? 'Searching…'
            : `No results for “${query.trim()}”. Try the name of a screen, or a record’s name, code or number.`}
      </p>
      {records.failed.length > 0 && (
        <p className={styles.failed}>Could not be searched: {records.failed.join(', ')}</p>
      )}
    </ModalDialog>
  )
}
