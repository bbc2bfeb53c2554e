import { isJsonObject, type JsonObject } from '../../core/document/json.ts'
import { type MockCommand, setField } from '../../core/document/mock-commands.ts'
import type { MockContent, MockNode } from '../../core/document/mock-content.ts'
import { toFigures } from '../../core/document/mock-figures.ts'

/** The blank cells of every table with the number of the question that each asks. */
function listNumbered(
  content: MockContent,
): { group: MockNode; cells: [cell: JsonObject, number: string][] }[] {
  const { ranges } = toFigures(content)
  return Object.values(content.nodes).flatMap((group) => {
    const body = group.fields['question']
    if (!isJsonObject(body) || !Array.isArray(body['rows'])) return []
    const first = ranges.get(group.id)?.first ?? 1
    const blanks = body['rows'].flat().filter((cell) => isJsonObject(cell) && cell['type'] === 'blank')
    return [{ group, cells: blanks.map((cell, index) => [cell, String(first + index)] as const) }]
  }) as { group: MockNode; cells: [JsonObject, string][] }[]
}

/**
 * A step after which blank cells of tables are named by the number of their question where they were before, and new ones
 * are. What the server names otherwise keeps its name.
 */
export const numberCells =
  (command: MockCommand): MockCommand =>
  (content) => {
    const next = command(content)
    if (next === content) return next
    const named = new Map(listNumbered(content).flatMap(({ cells }) => cells))
    return listNumbered(next).reduce((current, { group, cells }) => {
      const renamed = new Map(
        cells.filter(([cell, number]) => {
          const { placeholder } = cell
          if (placeholder === number || typeof placeholder !== 'string') return false
          const was = named.get(cell)
          return was === undefined ? /^\d*$/.test(placeholder) : was === placeholder
        }),
      )
      return renamed.size === 0 ? current : renameCells(current, group, renamed)
    }, next)
  }

function renameCells(content: MockContent, group: MockNode, renamed: Map<JsonObject, string>): MockContent {
  const { question, correct_answer } = group.fields
  if (!isJsonObject(question) || !Array.isArray(question['rows'])) return content
  const rows = question['rows'].map((row: JsonObject[]) =>
    row.map((cell) => {
      const placeholder = renamed.get(cell)
      return placeholder === undefined ? cell : { ...cell, placeholder }
    }),
  )
  const names = new Map([...renamed].map(([{ placeholder }, number]) => [placeholder, number]))
  const table = setField(group.id, 'question', { ...question, rows })(content)
  if (!Array.isArray(correct_answer) || !correct_answer.some(isJsonObject)) return table
  const answers = correct_answer.map((answer: unknown) =>
    isJsonObject(answer) && names.has(answer['questionId'])
      ? { ...answer, questionId: names.get(answer['questionId']) }
      : answer,
  )
  return setField(group.id, 'correct_answer', answers)(table)
}
