import { listIds, type NodeId, readGroup, readOptions, toLetter, toRef } from '@console/ielts'
import { findExample } from '@console/ielts/sections'
import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { SelectField } from '@console/shared/ui/select'
import { useGroupChange } from '../../authoring/questions/use-group-change.ts'
import { useMockContent } from '../../editing/mock-editor-context.ts'
import styles from './heading-example.module.css'

/** A paragraph printed with its heading as an example, which is not a question. */
export function HeadingExample({ group }: { group: NodeId }) {
  const change = useGroupChange(group)
  const part = useMockContent(({ nodes }) => nodes[group]?.parent ?? '')
  const paragraphs = useMockContent(({ nodes }) => listIds(nodes, toRef('reading.part', part), 'paragraphs'))
  const options = readOptions(useMockContent(({ nodes }) => readGroup(nodes, group)?.fields.options))
  const example = useMockContent(({ nodes }) => findExample(nodes, part))
  const heading = example?.fields.heading
  const key = typeof heading === 'object' && heading !== null ? String(heading.id) : ''
  const [first] = options
  const { notify } = usePlatform()

  async function choose(paragraph: NodeId | null, heading: string) {
    try {
      const { setExample } = await import(/* webpackChunkName: 'pasting' */ './set-example.ts')
      change('Example', setExample(group, paragraph, heading))
    } catch (error) {
      notify.error('The example was not changed', { description: toUserMessage(error) })
    }
  }

  return (
    <div className={styles.example}>
      <SelectField
        label="Example"
        value={example?.id ?? ''}
        options={[
          ['', 'No example'],
          ...paragraphs.map((id, index) => [id, `Paragraph ${toLetter(index)}`] as const),
        ]}
        onChoose={(id) => void choose(id || null, key || (first?.key ?? ''))}
      />
      {example !== undefined && (
        <SelectField
          label="Its heading"
          value={key}
          options={options.map((option) => [
            option.key,
            option.key === option.text ? option.text : `${option.key} ${option.text}`,
          ])}
          onChoose={(chosen) => void choose(example.id, chosen)}
        />
      )}
    </div>
  )
}
