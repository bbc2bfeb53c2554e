import { isBlank, readField, setField, type Table, toRef, toTypedGap } from '@console/ielts'
import { emptyCell, readCell } from '@console/ielts/sections'
import { fillCells } from '../../authoring/grid/fill-cells.ts'
import type { PasteList } from '../../editing/list-paste.ts'
import { type GivenAnswer, keepAnswers, readAnswers } from './keep-answers.ts'

export const pasteCells: PasteList = (content, field, text) => {
  const ref = toRef('listening.group', field.group)
  const answers = readAnswers(content, field.group)
  const given: GivenAnswer[] = []
  const { table, ...paste } = fillCells<Table>(
    readField(content.nodes, ref, 'question') ?? { headers: [], rows: [] },
    text,
    field,
    {
      empty: emptyCell,
      read(cell, was) {
        const { fields, answer } = readCell(cell.replace(/_{3,}/, toTypedGap('')), was)
        if (isBlank(fields)) {
          const kept = isBlank(was) ? { was, answer: answers.get(was) ?? '' } : { answer: '' }
          given.push({ of: fields, ...kept, ...(answer && { answer }) })
        }
        return fields
      },
    },
  )
  return { ...paste, command: keepAnswers(field.group, setField(ref, 'question', table), () => given) }
}
