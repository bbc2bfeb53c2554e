import { AnswerKeyField } from '../../authoring/questions/answer-key-field.tsx'
import type { NodeId } from '../../core/document/mock-node.ts'
import type { AnswerKind } from '../../core/keys/question-type.ts'
import { useBodyChange } from './use-body-change.ts'

type LineAnswerProps = { group: NodeId; id: NodeId; number: number; answer: string; kind: AnswerKind }

/** The key of one line, which goes where the line goes. */
export function LineAnswer(props: LineAnswerProps) {
  const { group, id } = props
  const change = useBodyChange(group)
  return (
    <AnswerKeyField
      {...props}
      onAnswer={(answer) =>
        change('Answer', (content) => content, {
          given: () => [{ of: id, answer }],
          mergeKey: `${id} answer`,
        })
      }
    />
  )
}
