import table from '@console/authoring/styles/table.module.css'
import text from '@console/authoring/styles/text.module.css'
import { countWords, type NodeId, numberRange } from '@console/ielts'
import { toCounted } from '@console/ielts/checks'
import type { GroupRules } from '@console/ielts/sections'
import type { PrintedGroup, PrintedPart, PrintedTest, TextLine } from '@console/printed-tests'
import { Select } from '@console/shared/ui/select'
import { useGroupRules, useMockContent } from '../../editing/mock-editor-context.ts'
import { DoubtList } from './doubt-list.tsx'
import { LineList } from './line-list.tsx'
import styles from './paste-dialog.module.css'
import {
  chooseTask,
  countParts,
  followsChoice,
  leftOut,
  listTargets,
  namePasted,
  newPart,
  type PasteChoices,
  targetOf,
  taskOf,
  toGroupName,
} from './paste-plan.ts'

type PasteProposalProps = {
  test: PrintedTest
  part: NodeId | null
  choices: PasteChoices
  onChoose(choices: PasteChoices): void
  /** Names a line by its number and file. */
  nameLine(at: number): string
  numberOf(at: number): number
  /** Shows the line in the text. */
  onShow(line: TextLine): void
}

/** A preview of the test as it was read, with choices for the parts that can be read differently. */
export function PasteProposal({
  test,
  part,
  choices,
  onChoose,
  nameLine,
  numberOf,
  onShow,
}: PasteProposalProps) {
  const rules = useGroupRules()
  const content = useMockContent((whole) => whole)
  const { parts, answers, rubrics, unread, doubts } = test
  const doubted = new Set(doubts.flatMap(({ lines }) => lines))
  return (
    <>
      <p className={text.note} role="status">
        {toCaption(rules, test)}
      </p>
      <DoubtList doubts={doubts} nameLine={nameLine} onShow={onShow} />
      <LineList
        title="Not recognised, and left out"
        lines={unread.filter((line) => !doubted.has(line))}
        nameLine={nameLine}
        isWarning
      />
      <table className={`${table.table} ${styles.table}`} aria-label="What the text becomes">
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
              <td>{toLines(pasted.lines, numberOf)}</td>
              <th scope="row">
                {namePasted(rules, pasted)}
                <small className={text.small}>{toTextFacts(pasted, rules.hasText)}</small>
              </th>
              <td>
                <Select
                  aria-label={`Where ${pasted.title || `text ${index + 1}`} goes`}
                  value={targetOf(test, index, choices, part)}
                  options={[
                    [newPart, `New ${rules.partNoun}`],
                    ...listTargets(content, rules).map(({ id, name }) => [id, name] as const),
                  ]}
                  onChoose={(target) =>
                    onChoose({ ...choices, targets: { ...choices.targets, [index]: target } })
                  }
                />
              </td>
            </tr>
            {pasted.groups.map((group) => (
              <tr key={group.from}>
                <td>{toLines(group, numberOf)}</td>
                <th
                  scope="row"
                  className={styles.group}
                  data-left={taskOf(rules.tasks, group, choices) === leftOut || undefined}
                >
                  {toGroupName(group)}
                  {group.printed !== null && <small className={text.small}>on paper: {group.printed}</small>}
                  <q>{toExcerpt(group)}</q>
                  <small className={text.small}>{toGroupFacts(group, answers)}</small>
                </th>
                <td>
                  <Select
                    aria-label={`Task of ${toGroupName(group)}`}
                    value={taskOf(rules.tasks, group, choices)}
                    options={[
                      [leftOut, group.task === null ? 'Choose a task' : 'Leave out'],
                      ...rules.tasks.map(({ id, name }) => [id, name] as const),
                    ]}
                    onChoose={(task) => onChoose(chooseTask(choices, group, task))}
                  />
                  {followsChoice(group, choices) && (
                    <small className={text.small}>as you chose for similar questions</small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <LineList title="Instructions for paper, left out" lines={rubrics} nameLine={nameLine} />
    </>
  )
}

function toCaption(rules: GroupRules, { parts, answers, unread }: PrintedTest): string {
  const groups = parts.flatMap((each) => each.groups)
  const numbers = new Set(groups.flatMap(({ first, last }) => numberRange(first, last)))
  const unknown = [...answers.keys()].filter((number) => !numbers.has(number))
  const texts = toCounted(countParts(rules, parts), rules.hasText ? 'text' : 'part')
  const said = [
    `${texts}, ${toCounted(groups.length, 'group')} of questions, ${toCounted(answers.size, 'answer')} in the key.`,
  ]
  if (unknown.length > 0)
    said.push(`The key answers ${unknown.join(', ')}, but the paper has no such question.`)
  if (unread.length > 0) {
    said.push(`${toCounted(unread.length, 'line')} ${unread.length === 1 ? 'was' : 'were'} not recognised.`)
  }
  return said.join(' ')
}

function toTextFacts({ paragraphs, isLettered }: PrintedPart, isKept: boolean): string {
  const words = paragraphs.reduce((sum, paragraph) => sum + countWords(paragraph), 0)
  if (paragraphs.length === 0) return ''
  const counted = `${toCounted(paragraphs.length, 'paragraph')}${isLettered ? ' with letters' : ''}, ${words} words`
  return isKept ? counted : `${counted}; a listening mock keeps only the title`
}

function toGroupFacts(
  { first, last, task, questions, options, example }: PrintedGroup,
  answers: PrintedTest['answers'],
) {
  const missing = questions.filter(({ text }) => text === '').map(({ number }) => number)
  const keyed = numberRange(first, last).filter((number) => answers.has(number)).length
  const all = last - first + 1
  const facts = [
    ...(options.length > 0 ? [`${options.length} options`] : []),
    keyed === all ? 'all answers in the key' : keyed === 0 ? 'no answers' : `${keyed} of ${all} answers`,
    ...(example === null ? [] : [`example: paragraph ${example.letter}, ${example.key}`]),
    ...(missing.length > 0 && task !== 'diagram' ? [`no text for ${missing.join(', ')}`] : []),
    ...(questions.length === 0 ? ['no question was found'] : []),
    ...(task === null ? ['the text does not say which task this is'] : []),
  ]
  return facts.join(', ')
}

/** The first words of a group, by which people recognize it. */
function toExcerpt({ questions, instruction }: PrintedGroup): string {
  const said = (questions.find(({ text }) => text.length > 12)?.text || instruction).replaceAll('\n', ' ')
  return said.length > 70 ? `${said.slice(0, 69).trimEnd()}…` : said
}

function toLines(lines: { from: number; to: number } | null, numberOf: (at: number) => number): string {
  if (lines === null) return ''
  const [from, to] = [numberOf(lines.from), numberOf(lines.to)]
  return from === to ? String(from) : `${from}–${to}`
}
