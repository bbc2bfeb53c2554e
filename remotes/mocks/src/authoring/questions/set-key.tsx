import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import {
  type KeyAnswer,
  listKeyGroups,
  type MockCommand,
  type MockContent,
  type NodeId,
  readGroup,
  readOptions,
  setGroupField,
  withAnswerText,
} from '@console/ielts'
import { isSame } from '@console/values/json/json-document'
import { useMockContent } from '../../editing/mock-editor-context.ts'
import { useGroupChange } from './use-group-change.ts'

type KeySet = { number: number; letters: string[]; answers: KeyAnswer[] }

/** Reads the answer key by set, each answer in its own notation. */
function readSets(content: MockContent, id: NodeId): KeySet[] {
  const group = listKeyGroups(content).find(({ node }) => node.id === id)
  const questions = group?.questions ?? []
  const sets = Map.groupBy(questions, ({ set }) => set)
  if (sets.size === 0) return [{ number: 1, letters: [], answers: [] }]
  return [...sets.values()].map((entries) => ({
    number: entries[0]?.number ?? 1,
    letters: entries.map(({ key }) => key).filter((key) => key !== ''),
    answers: entries.map(({ key, listed = key }) => listed),
  }))
}

/** Questions belong to a set by position, so all sets have the same size. */
const writeSet =
  (id: NodeId, at: number, letters: readonly string[]): MockCommand =>
  (content) => {
    const sets = readSets(content, id).map((set, index) => (index === at ? { ...set, letters } : set))
    const size = sets.length < 2 ? 0 : Math.max(1, ...sets.map((set) => set.letters.length))
    const key = sets.flatMap(({ answers, letters: own }) => {
      const form = answers.find((answer) => typeof answer !== 'string') ?? ''
      const length = Math.max(size, own.length)
      return Array.from({ length }, (_, index) => withAnswerText(form, own[index] ?? ''))
    })
    return setGroupField(id, 'correct_answer', key)(content)
  }

/** The right letters of questions with several answers, which candidates may give in any order. */
export function SetKey({ group }: { group: NodeId }) {
  const change = useGroupChange(group)
  const sets = useMockContent((content) => readSets(content, group), isSame)
  const found = useMockContent(({ nodes }) => readGroup(nodes, group)?.fields.options)
  const options = [...new Set(readOptions(found).map((option) => option.key))]
  return sets.map(({ number, letters }, at) => (
    <fieldset key={number} className={`${layout.row} ${layout.plain}`}>
      <legend className={text.label}>
        {sets.length === 1 ? 'Right answers' : `Right answers from question ${number}`}
      </legend>
      {options.map((option, index) => (
        <label key={option}>
          <input
            type="checkbox"
            data-place={at + index === 0 ? `${group} correct_answer` : undefined}
            checked={letters.includes(option)}
            onChange={({ target }) =>
              change(
                'Right answers',
                writeSet(
                  group,
                  at,
                  options.filter((each) => (each === option ? target.checked : letters.includes(each))),
                ),
                `${group} correct_answer`,
              )
            }
          />{' '}
          {option}
        </label>
      ))}
    </fieldset>
  ))
}
