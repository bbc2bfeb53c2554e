import { DialogButtons, ToolDialog } from '@console/authoring/dialogs/tool-dialog'
import layout from '@console/authoring/styles/layout.module.css'
import { toCounted } from '@console/ielts/checks'
import { formatCount } from '@console/shared/ui/number'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'

const mockWords = { one: 'published mock', many: 'published mocks' }

/** Further entries are only counted. */
const mostShown = 8

type ReplaceQuestionProps = {
  /** Learners see the replacement in these at once. */
  published: readonly string[]
  /** New errors that the replacements would cause. */
  errors: readonly string[]
  onAnswer(isMeant: boolean): void
}

/** Confirms replacements in published mocks, and those that cause errors. */
export function ReplaceQuestion({ published, errors, onAnswer }: ReplaceQuestionProps) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  const adding = `add ${toCounted(errors.length, 'error')}`
  return (
    <ToolDialog
      title={
        published.length === 0
          ? `Replace and ${adding}?`
          : `Replace in ${formatCount(published.length, mockWords)}?`
      }
      onClose={() => onAnswer(false)}
    >
      {published.length > 0 && (
        <>
          <p>Learners read the new words at once in:</p>
          <Names names={published} />
        </>
      )}
      {errors.length > 0 && (
        <>
          <p>This would {adding}:</p>
          <Names names={errors} />
        </>
      )}
      <DialogButtons>
        <Button ref={back} type="primary" onClick={() => onAnswer(false)}>
          Back to the preview
        </Button>
        <Button onClick={() => onAnswer(true)}>{errors.length > 0 ? 'Replace anyway' : 'Replace'}</Button>
      </DialogButtons>
    </ToolDialog>
  )
}

const Names = ({ names }: { names: readonly string[] }) => (
  <ul className={layout.stack}>
    {names.slice(0, mostShown).map((name, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two mocks may have one name, and the list never changes
      <li key={index}>{name}</li>
    ))}
    {names.length > mostShown && <li>and {names.length - mostShown} more</li>}
  </ul>
)
