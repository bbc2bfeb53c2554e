import type { NodeId } from '@console/ielts'
import type { Notify } from '@console/shared/platform'
import type { EditorGroupRules } from '../../editing/editor-rules.ts'
import type { ListPaste } from '../../editing/list-paste.ts'
import type { MockEditing } from '../../editing/mock-editor-context.ts'
import { focusPlace } from './focus-place.ts'

type PastedList = Pick<MockEditing, 'store'> & {
  /** The field that was pasted into, and its `data-list`. */
  field: HTMLElement
  list: string
  group: NodeId
  text: string
  rules: EditorGroupRules
  notify: Notify
  change(name: string, command: ListPaste['command']): void
}

export async function pasteList({ field, list, group, text, store, change, notify, rules }: PastedList) {
  const [kind = '', ...at] = list.split(' ')
  const pasteInto = await rules.loadListPaste()
  const { name, command, message, note, findFocus } = pasteInto(
    store.read(),
    { group, kind, at, isReplaced: isSelected(field) },
    text,
  )
  change(name, command)
  const next = findFocus?.(store.read())
  // The focus may have moved elsewhere meanwhile.
  if (next !== undefined && document.activeElement === field) focusPlace(next)
  notify.success(message, note ? { description: note } : {})
}

const isSelected = (field: HTMLElement): boolean =>
  (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) &&
  field.selectionStart === 0 &&
  field.selectionEnd === field.value.length
