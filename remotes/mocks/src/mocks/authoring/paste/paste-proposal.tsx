import { useDocument } from '@console/authoring/following/use-document'
import fieldStyles from '../../controls/field.module.css'
import { toCounted } from '../../core/checks/question-range.ts'
import { countWords } from '../../core/document/count-words.ts'
import type { NodeId } from '../../core/document/mock-node.ts'
import { useGroupRules, useMockEditing } from '../context/mock-editor-context.ts'
import type { GroupRules } from '../context/section-rules.ts'
import styles from './paste-dialog.module.css'
import {
  countParts,
  leftOut,
  listTargets,
  namePasted,
  newPart,
  type PasteChoices,
  targetOf,
  taskOf,
  toGroupName,
} from './paste-plan.ts'
import type { PastedGroup, PastedPart, PastedTest, TextLine } from './pasted-test.ts'

type PasteProposalProps = {
  test: PastedTest
  part: NodeId | null
  choices: PasteChoices
  onChoose(choices: PasteChoices): void
}

/** What every line was taken for, with what can be decided otherwise. */
export function PasteProposal({ test, part, choices, onChoose }: PasteProposalProps) {
  const { store } = useMockEditing()
  const rules = useGroupRules()
  const content = useDocument(store, (whole) => whole)
  const { parts, answers, rubrics, unread } = test
  return (
    <>
      <p className={styles.caption} role="status">
        {toCaption(rules, test)}
      </p>
      <LineList title="Not recognised, and left out" lines={unread} isWarning />
      <table className={styles.table} aria-label="What the text becomes">
        <thead>
          <tr>
            <th scope="col">Lines</th>
            <th scope="col">Recognised</th>
            <th scope="col">Becomes</th>
          </tr>
        </thead>
        {parts.map((pasted, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have their place alone
          <tbody key={index}>
            <tr>
              <td>{toLines(pasted.lines)}</td>
              <th scope="row" className={styles.part}>
                {namePasted(rules, pasted)}
                <small>{toTextFacts(pasted, rules.hasText)}</small>
              </th>
              <td>
                <select
                  className={fieldStyles.input}
                  aria-label={`Where ${pasted.title || `text ${index + 1}`} goes`}
                  value={targetOf(test, index, choices, part)}
                  onChange={({ target }) =>
                    onChoose({ ...choices, targets: { ...choices.targets, [index]: target.value } })
                  }
                >
                  <option value={newPart}>New {rules.partNoun}</option>
                  {listTargets(content, rules).map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
            {pasted.groups.map((group) => (
              <tr key={group.from}>
                <td>{toLines(group)}</td>
                <th
                  scope="row"
                  className={styles.group}
                  data-left={taskOf(rules.tasks, group, choices) === leftOut || undefined}
                >
                  {toGroupName(group)}
                  <q>{toExcerpt(group)}</q>
                  <small>{toGroupFacts(group, answers)}</small>
                </th>
                <td>
                  <select
                    className={fieldStyles.input}
                    aria-label={`Task of ${toGroupName(group)}`}
                    value={taskOf(rules.tasks, group, choices)}
                    onChange={({ target }) =>
                      onChoose({
                        ...choices,
                        tasks: { ...choices.tasks, [toGroupName(group)]: target.value },
                      })
                    }
                  >
                    <option value={leftOut}>{group.task === null ? 'Choose a task' : 'Leave out'}</option>
                    {rules.tasks.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <LineList title="Instructions for paper, left out" lines={rubrics} />
    </>
  )
}

function toCaption(rules: GroupRules, { parts, answers, unread }: PastedTest): string {
  const groups = parts.flatMap((each) => each.groups)
  const numbers = new Set(groups.flatMap(({ first, last }) => range(first, last)))
  const strangers = [...answers.keys()].filter((number) => !numbers.has(number))
  const texts = toCounted(countParts(rules, parts), rules.hasText ? 'text' : 'part')
  const said = [
    `${texts}, ${toCounted(groups.length, 'group')} of questions, ${toCounted(answers.size, 'answer')} in the key.`,
  ]
  if (strangers.length > 0) said.push(`The key answers ${strangers.join(', ')}, which nobody asks.`)
  if (unread.length > 0) {
    said.push(`${toCounted(unread.length, 'line')} ${unread.length === 1 ? 'was' : 'were'} not recognised.`)
  }
  return said.join(' ')
}

function toTextFacts({ paragraphs, isLettered }: PastedPart, isKept: boolean): string {
  const words = paragraphs.reduce((sum, paragraph) => sum + countWords(paragraph), 0)
  if (paragraphs.length === 0) return ''
  const counted = `${toCounted(paragraphs.length, 'paragraph')}${isLettered ? ' with letters' : ''}, ${words} words`
  return isKept ? counted : `${counted}; a listening mock keeps the title alone`
}

function toGroupFacts(
  { first, last, task, questions, options, example }: PastedGroup,
  answers: PastedTest['answers'],
) {
  const missing = questions.filter(({ text }) => text === '').map(({ number }) => number)
  const keyed = range(first, last).filter((number) => answers.has(number)).length
  const all = last - first + 1
  const facts = [
    ...(options.length > 0 ? [`${options.length} options`] : []),
    keyed === all ? 'all answers in the key' : keyed === 0 ? 'no answers' : `${keyed} of ${all} answers`,
    ...(example === null ? [] : [`example: paragraph ${example.letter}, ${example.key}`]),
    ...(missing.length > 0 && task !== 'diagram' ? [`no text for ${missing.join(', ')}`] : []),
    ...(questions.length === 0 ? ['no question was found'] : []),
    ...(task === null ? ['which task it is does not stand there'] : []),
  ]
  return facts.join(', ')
}

/** The first words of what is asked, by which a person knows the questions again. */
function toExcerpt({ questions, instruction }: PastedGroup): string {
  const said = (questions.find(({ text }) => text.length > 12)?.text || instruction).replaceAll('\n', ' ')
  return said.length > 70 ? `${said.slice(0, 69).trimEnd()}…` : said
}

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

function toLines(lines: { from: number; to: number } | null): string {
  if (lines === null) return ''
  return lines.from === lines.to ? String(lines.from) : `${lines.from}–${lines.to}`
}

type LineListProps = { title: string; lines: readonly TextLine[]; isWarning?: boolean }

function LineList({ title, lines, isWarning = false }: LineListProps) {
  if (lines.length === 0) return null
  return (
    <section className={styles.lines} data-warning={isWarning || undefined} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <span>Line {at}</span> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
