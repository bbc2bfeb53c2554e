import { ActionButton } from '@console/authoring/controls/action-button'
import { RowActions } from '@console/authoring/controls/row-actions'
import { TextInput } from '@console/authoring/fields/text-input'
import rowStyles from '@console/authoring/lists/row.module.css'
import text from '@console/authoring/styles/text.module.css'
import {
  findFreeKey,
  type NodeId,
  readGroup,
  setGroupField,
  toOption,
  toTraits,
  type WireOption,
} from '@console/ielts'
import { upperFirst } from 'es-toolkit/string'
import { useMockContent } from '../../editing/mock-editor-context.ts'
import { useGroupChange } from './use-group-change.ts'

/** The options of a group, as texts or as letters with texts. */
export function OptionList({ group }: { group: NodeId }) {
  const change = useGroupChange(group)
  const options = useMockContent(({ nodes }) => readGroup(nodes, group)?.fields.options) ?? none
  const type = useMockContent(({ nodes }) => readGroup(nodes, group)?.fields.type)
  const { marks, noun } = toTraits(type).options
  const read = options.map(toOption)
  const isPaired = typeof options[0] !== 'string'

  const set = (name: string, next: WireOption[], mergeKey?: string) =>
    change(name, setGroupField(group, 'options', next), mergeKey)

  function setText(index: number, text: string) {
    const option = options[index]
    const next = typeof option === 'object' ? { ...option, value: text } : text
    set('Option', options.with(index, next), `${group} option ${index}`)
  }

  function add() {
    const { key, at } = findFreeKey(isPaired ? read.map((option) => option.key) : [], marks)
    set('Add an option', isPaired ? options.toSpliced(at, 0, { key, value: '' }) : [...options, ''])
  }

  return (
    <div>
      <h4 className={text.heading}>{upperFirst(noun)}s</h4>
      <ol className={rowStyles.list}>
        {read.map(({ key, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no id, and their texts change while they are typed
          <li key={index} className={rowStyles.row}>
            <span className={rowStyles.mark}>{isPaired ? key : index + 1}</span>
            <TextInput
              aria-label={`Option ${isPaired ? key : index + 1}`}
              data-place={index === 0 ? `${group} options` : undefined}
              data-list={`option ${index}`}
              value={text}
              onText={(typed) => setText(index, typed)}
            />
            <RowActions
              noun={`option ${isPaired ? key : index + 1}`}
              onRemove={() => set('Remove an option', options.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <ActionButton
        look="framed"
        data-place={read.length === 0 ? `${group} options` : undefined}
        onClick={add}
      >
        Add {noun}
      </ActionButton>
    </div>
  )
}

const none: readonly WireOption[] = []
