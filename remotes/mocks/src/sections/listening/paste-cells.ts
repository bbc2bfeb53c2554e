import { parseCells } from '@console/authoring/lists/parse-cells'
import { isBlank, readField, setField, toRef, toTypedGap } from '@console/ielts'
import { emptyCell, readCell, setCell, setHeading } from '@console/ielts/sections'
import { toGapText } from '@console/printed-tests/list'
import type { PasteList } from '../../editing/list-paste.ts'
import { type GivenAnswer, keepAnswers, readAnswers } from './keep-answers.ts'

/** Pastes rows and columns copied from a spreadsheet or Word, possibly with a heading row, from this cell on. */
export const pasteCells: PasteList = (content, { group, at: [row, column] }, text) => {
  const ref = toRef('listening.group', group)
  const grid = parseGrid(text)
  const answers = readAnswers(content, group)
  const given: GivenAnswer[] = []
  let table = readField(content.nodes, ref, 'question') ?? { headers: [], rows: [] }
  for (const [down, cells] of grid.entries()) {
    const at = Number(row) + down
    if (at === table.rows.length) table = { ...table, rows: [...table.rows, []] }
    for (const [right, cell] of cells.entries()) {
      const to = Number(column) + right
      if (at === -1) table = setHeading(table, to, cell)
      else {
        const was = table.rows[at]?.[to] ?? emptyCell()
        const { fields, answer } = readCell(cell.replace(/_{3,}/, toTypedGap('')), was)
        if (isBlank(fields)) {
          const kept = isBlank(was) ? { was, answer: answers.get(was) ?? '' } : { answer: '' }
          given.push({ of: fields, ...kept, ...(answer && { answer }) })
        }
        table = setCell(table, at, to, fields, emptyCell)
      }
    }
  }
  const count = grid.flat().length
  const next = table
  return {
    name: 'Paste cells',
    command: keepAnswers(group, setField(ref, 'question', next), () => given),
    message: `${count} cells filled`,
    findFocus: () => `${group} cell ${Number(row) + grid.length - 1} ${column}`,
  }
}

/** Parses tables without tabs: cells between bars, with dashes below the headings. */
function parseGrid(text: string): string[][] {
  const rows = parseCells(text.replaceAll(/[\r\n]+/g, '\n').replace(/^\n/, ''))
  const isBarred = rows.every(([first = '', ...others]) => others.length === 0 && first.includes('|'))
  const cells = isBarred
    ? rows.flatMap(([line = '']) =>
        /^[|\s:-]+$/.test(line) ? [] : [line.replaceAll(/^\||\|$/g, '').split('|')],
      )
    : rows
  return cells.map((row) => row.map((cell) => toGapText(cell.trim())))
}
