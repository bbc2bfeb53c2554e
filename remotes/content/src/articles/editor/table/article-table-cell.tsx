import { GrowingText } from '@console/authoring/fields/growing-text'
import { parseCells } from '@console/authoring/lists/parse-cells'
import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { readKey } from '@console/shared/ui/read-key'
import { type ClipboardEvent, type KeyboardEvent, memo, type RefObject } from 'react'
import { useEditorParts } from '../../context/editor-context.ts'
import { type CellPosition, headingRow, readCellOf, type TableKey } from '../../document/table-commands.ts'
import { cellPart } from '../../edits/focus-parts.ts'

type ArticleTableCellProps = TableKey &
  CellPosition & {
    label: string
    /** Tracks the cell being edited. */
    current: RefObject<CellPosition>
  }

/** Fields up to this height have a single line, in which up and down move between rows. */
const singleLine = 40

// Separate props: an object would differ on every render.
export const ArticleTableCell = memo(function ArticleTableCell({
  sectionId,
  tableId,
  row,
  column,
  label,
  current,
}: ArticleTableCellProps) {
  const { tables, storeOf } = useEditorParts()
  const { notify } = usePlatform()
  const place = { sectionId, tableId }
  const cell = { row, column }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.ctrlKey || event.metaKey) return
    if (event.altKey ? event.shiftKey && move(readKey(event)) : step(event)) event.preventDefault()
  }

  function move(key: string): boolean {
    if (key === 'ArrowUp') tables.moveRow(place, cell, -1)
    else if (key === 'ArrowDown') tables.moveRow(place, cell, 1)
    else if (key === 'ArrowLeft') tables.moveColumn(place, cell, -1)
    else if (key === 'ArrowRight') tables.moveColumn(place, cell, 1)
    else return false
    return true
  }

  function step(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    const { shiftKey, currentTarget: field } = event
    const key = readKey(event)
    if (key === 'Enter' && !shiftKey) {
      if (!tables.step(place, cell, 1, 0)) tables.addRow(place, cell, 'below')
      return true
    }
    if (shiftKey || field.selectionStart !== field.selectionEnd) return false
    const isAtStart = field.selectionStart === 0
    const isAtEnd = field.selectionEnd === field.value.length
    const isSingle = field.offsetHeight < singleLine
    if (key === 'ArrowUp' && (isAtStart || isSingle)) return tables.step(place, cell, -1, 0)
    if (key === 'ArrowDown' && (isAtEnd || isSingle)) return tables.step(place, cell, 1, 0)
    if (key === 'ArrowLeft' && isAtStart) return tables.step(place, cell, 0, -1)
    return key === 'ArrowRight' && isAtEnd && tables.step(place, cell, 0, 1)
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const plain = event.clipboardData.getData('text/plain')
    const html = event.clipboardData.getData('text/html')
    if (/<table[\s>]/i.test(html)) {
      event.preventDefault()
      import(/* webpackChunkName: "pasting" */ '../../paste/parse-html.ts').then(
        ({ parseTableCells }) => tables.paste(place, cell, parseTableCells(html) ?? parseCells(plain)),
        (error) => notify.error('The table was not pasted', { description: toUserMessage(error) }),
      )
      return
    }
    const grid = parseCells(plain)
    if (grid.length < 2 && (grid[0]?.length ?? 0) < 2) return
    event.preventDefault()
    tables.paste(place, cell, grid)
  }

  return (
    <GrowingText
      isInColumn
      data-part={cellPart(row, column)}
      aria-label={label}
      placeholder={row === headingRow ? 'Heading' : ''}
      store={storeOf(sectionId)}
      select={({ sections }) => sections[sectionId]}
      toText={(section) => (section === undefined ? '' : readCellOf(section, place, cell))}
      onFocus={() => {
        current.current = cell
      }}
      onChange={({ target }) => tables.retype(place, cell, target.value)}
      onKeyDown={handleKey}
      onPaste={handlePaste}
    />
  )
})
