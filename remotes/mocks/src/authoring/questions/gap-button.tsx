import { IconButton } from '@console/authoring/controls/icon-button'
import { toggleGap } from '@console/ielts'
import { toKeyLabel } from '@console/shared/ui/key-label'

type GapButtonProps = {
  /** The name of the text within a sentence: `question 3`. */
  name: string
  hasGap: boolean
  answer?: string
  onText(text: string): void
}

/** The shortcut for gaps as a button, for mouse and touch. */
export function GapButton({ name, hasGap, answer, onText }: GapButtonProps) {
  return (
    <IconButton
      look="rowIcon"
      label={`${hasGap ? 'Turn the gap into text' : 'Make a gap'} in ${name}`}
      title={`${hasGap ? 'Turn the gap into text' : 'Turn the selected word into a gap'} (${toKeyLabel('Ctrl+G')})`}
      // Keeps the selection in the text field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => {
        const field = currentTarget.closest('li')?.querySelector('textarea')
        if (!field) return
        const { value, selectionStart, selectionEnd } = field
        const at = hasGap ? findGap(value) : null
        onText(toggleGap(value, at ?? selectionStart, at ?? selectionEnd, answer).text)
      }}
    >
      [&nbsp;]
    </IconButton>
  )
}

const findGap = (text: string): number | null => {
  const at = text.search(/\[\[|_{3,}/)
  return at === -1 ? null : at + 1
}
