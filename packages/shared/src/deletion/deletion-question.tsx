import { Modal } from 'antd'

type DeletionQuestionProps = {
  /** "“Gold”" or "3 packages" */
  what: string
  /** Effects on learners, for each record with any. */
  effects: readonly { name: string; effect: string }[]
  isAlone: boolean
  onConfirm(): void
  onClose(): void
}

/** Confirms the deletion of published records, listing the effects on learners. */
export function DeletionQuestion({ what, effects, isAlone, onConfirm, onClose }: DeletionQuestionProps) {
  const more = effects.length - named
  return (
    <Modal
      open
      title={`Delete ${what}?`}
      okText="Delete"
      okButtonProps={{ danger: true }}
      onOk={onConfirm}
      onCancel={onClose}
      width={480}
    >
      {isAlone
        ? effects[0]?.effect
        : effects.slice(0, named).map(({ name, effect }) => (
            <p key={name}>
              <strong>{name}:</strong> {effect}
            </p>
          ))}
      {more > 0 && <p>The same goes for {more === 1 ? 'one other' : `${more} others`}.</p>}
    </Modal>
  )
}

const named = 3
