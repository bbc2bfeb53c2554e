import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { ClipboardPaste, List, Pilcrow, Quote, Table } from 'lucide-react'
import { useEditorParts } from '../context/editor-context.ts'
import type { SectionType } from '../document/article-content.ts'
import { sectionTypeLabels } from '../section-names.ts'
import styles from './add-section.module.css'

const choices: { type: SectionType; Icon: typeof List; help: string }[] = [
  { type: 'paragraph', Icon: Pilcrow, help: 'Running text under a title' },
  { type: 'list', Icon: List, help: 'Points, one per line' },
  { type: 'definition', Icon: Quote, help: 'One sentence that stands out' },
  { type: 'table', Icon: Table, help: 'Forms or examples side by side' },
]

/** Buttons at the end of an article that append a section. */
export function AddSection({ isFirst }: { isFirst: boolean }) {
  const { edits, openPaste } = useEditorParts()
  return (
    <fieldset className={styles.add}>
      <legend className={text.label}>{isFirst ? 'Begin with' : 'Add a section'}</legend>
      <div className={layout.row}>
        {choices.map(({ type, Icon, help }, index) => (
          <ActionButton
            key={type}
            look="tall"
            title={help}
            data-part={index === 0 ? 'add' : undefined}
            onClick={() => edits.addSection(type)}
          >
            <Icon size={15} aria-hidden /> {sectionTypeLabels[type]}
          </ActionButton>
        ))}
        <ActionButton
          look="tall"
          title="Text from Word, a web page or an email, turned into sections"
          onClick={() => openPaste(null, null)}
        >
          <ClipboardPaste size={15} aria-hidden /> Paste text…
        </ActionButton>
      </div>
      {isFirst && (
        <p className={`${text.note} ${styles.help}`}>
          An article is made of sections: paragraphs, lists, definitions that stand out, and tables. Text
          written elsewhere can be pasted in one go; you see how it is divided before anything changes.
        </p>
      )}
    </fieldset>
  )
}
