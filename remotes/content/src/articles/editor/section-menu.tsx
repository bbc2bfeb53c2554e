import { MenuButton, type MenuItem } from '@console/authoring/controls/menu-button'
import { toKeyLabel } from '@console/shared/ui/key-label'
import { Ellipsis } from 'lucide-react'
import { useEditorParts } from '../context/editor-context.ts'
import type { Id } from '../document/article-document.ts'
import { textTypes } from '../document/convert-section.ts'
import { handlePart } from '../edits/focus-parts.ts'
import { sectionTypeLabels } from '../section-names.ts'
import { useCopySection } from './section-clipboard.ts'
import styles from './section-editor.module.css'

export function SectionMenu({ id, name }: { id: Id; name: string }) {
  const { edits, store, askConversion, openPaste } = useEditorParts()
  const { isCopied, copy } = useCopySection(id)

  function listItems(): MenuItem[] {
    const { order, sections } = store.read()
    const index = order.indexOf(id)
    const type = sections[id]?.content_type
    const conversions = type === 'table' ? [] : textTypes.filter((other) => other !== type)
    return [
      { label: 'Add a section above', onRun: () => edits.addSection('paragraph', index) },
      {
        label: 'Add a section below',
        hint: toKeyLabel('Ctrl+Enter'),
        onRun: () => edits.addSection('paragraph', index + 1),
      },
      { label: 'Paste text as sections below…', onRun: () => openPaste(null, id) },
      'line',
      { label: 'Duplicate', onRun: () => edits.duplicate(id) },
      { label: 'Copy for another article', onRun: copy },
      ...conversions.map((other) => ({
        label: `Convert to ${sectionTypeLabels[other].toLowerCase()}`,
        onRun: () => askConversion(id, other),
      })),
      'line',
      { label: 'Move to the top', isDisabled: index === 0, onRun: () => edits.moveTo(id, 0) },
      {
        label: 'Move to the end',
        isDisabled: index === order.length - 1,
        onRun: () => edits.moveTo(id, order.length - 1),
      },
      'line',
      { label: 'Remove', onRun: () => edits.remove(id) },
    ]
  }

  return (
    <MenuButton
      label={isCopied ? 'Copied!' : `More for ${name}`}
      look="smallIcon"
      part={handlePart(id)}
      listItems={listItems}
      className={isCopied ? styles.copied : undefined}
    >
      {isCopied ? 'Copied!' : <Ellipsis size={16} aria-hidden />}
    </MenuButton>
  )
}
