import { useDocument } from '@console/authoring/following/use-document'
import { useMockEditing } from '../../authoring/context/mock-editor-context.ts'
import { useGroupChange } from '../../authoring/questions/use-group-change.ts'
import fieldStyles from '../../controls/field.module.css'
import { setField } from '../../core/document/field-commands.ts'
import { insertNode, removeNode } from '../../core/document/list-commands.ts'
import { inSequence, type MockCommand } from '../../core/document/mock-command.ts'
import { listIds, listNodes, type MockContent, readGroup } from '../../core/document/mock-content.ts'
import { type NodeId, type NodeOf, toRef } from '../../core/document/mock-node.ts'
import { readOptions } from '../../core/keys/answer-option.ts'
import { findExample } from './forget-headings.ts'
import styles from './heading-example.module.css'
import { buildQuestion } from './question-types.ts'

/** A paragraph that is printed with its heading, to show how the task is done. It is not asked. */
export function HeadingExample({ group }: { group: NodeId }) {
  const { store } = useMockEditing()
  const change = useGroupChange(group)
  const part = useDocument(store, ({ nodes }) => nodes[group]?.parent ?? '')
  const paragraphs = useDocument(store, ({ nodes }) =>
    listIds(nodes, toRef('reading.part', part), 'paragraphs'),
  )
  const options =
    readOptions(useDocument(store, ({ nodes }) => readGroup(nodes, group)?.fields.options)) ?? []
  const example = useDocument(store, ({ nodes }) => findExample(nodes, part))
  const heading = example?.fields.heading
  const key = typeof heading === 'object' && heading !== null ? String(heading.id) : ''
  const [first] = options
  return (
    <div className={styles.example}>
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>Example</span>
        <select
          className={fieldStyles.input}
          value={example?.id ?? ''}
          onChange={({ target }) =>
            change('Example', setExample(group, target.value || null, key || (first?.key ?? '')))
          }
        >
          <option value="">All paragraphs are asked</option>
          {paragraphs.map((id, index) => (
            <option key={id} value={id}>
              Paragraph {toName(index)}
            </option>
          ))}
        </select>
      </label>
      {example !== undefined && (
        <label className={fieldStyles.field}>
          <span className={fieldStyles.label}>Its heading</span>
          <select
            className={fieldStyles.input}
            value={key}
            onChange={({ target }) => change('Example', setExample(group, example.id, target.value))}
          >
            {options.map((option) => (
              <option key={option.key} value={option.key}>
                {option.key === option.text ? option.text : `${option.key} ${option.text}`}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}

const toName = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)

/** The paragraph that was the example is asked again, in its place; the new one is asked no more. */
const setExample =
  (group: NodeId, paragraph: NodeId | null, key: string): MockCommand =>
  (content) => {
    const node = readGroup(content.nodes, group)
    const paragraphs = listIds(content.nodes, toRef('reading.part', node?.parent), 'paragraphs')
    const before = findExample(content.nodes, node?.parent)?.id ?? null
    const option = readOptions(node?.fields.options)?.find((each) => each.key === key)
    const heading = { id: key, text: option?.text ?? '' }
    const isAsked =
      paragraph === null ? undefined : findQuestion(content, group, paragraphs.indexOf(paragraph))
    return inSequence(
      before === null || before === paragraph
        ? inSequence()
        : inSequence(
            setField(toRef('reading.paragraph', before), 'heading', null),
            ask(group, paragraphs.indexOf(before)),
          ),
      isAsked === undefined ? inSequence() : removeNode(isAsked),
      paragraph === null
        ? inSequence()
        : inSequence(
            setField(toRef('reading.paragraph', paragraph), 'heading', heading),
            setField(toRef('reading.paragraph', paragraph), 'dropId', null),
          ),
    )(content)
  }

const findQuestion = ({ nodes }: MockContent, group: NodeId, paragraph: number): NodeId | undefined =>
  listNodes(nodes, toRef('reading.group', group), 'questions').find(
    (question) => nameOf(question) === `paragraph ${toName(paragraph).toLowerCase()}`,
  )?.id

const nameOf = ({ fields }: NodeOf<'reading.question'>): string => fields.text?.trim().toLowerCase() ?? ''

const ask =
  (group: NodeId, paragraph: number): MockCommand =>
  (content) => {
    const name = `Paragraph ${toName(paragraph)}`
    const asked = listNodes(content.nodes, toRef('reading.group', group), 'questions').map(nameOf)
    const after = asked.findIndex((each) => each > name.toLowerCase())
    const index = after === -1 ? asked.length : after
    return insertNode(toRef('reading.group', group), 'questions', index, buildQuestion(name))(content)
  }
