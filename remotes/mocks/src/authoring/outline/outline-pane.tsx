import { ActionButton } from '@console/authoring/controls/action-button'
import { useDocument } from '@console/authoring/following/use-document'
import { OutlinePane as Pane } from '@console/authoring/outline/outline-pane'
import { headerId, type NodeId } from '@console/ielts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useMockEditing } from '../../editing/mock-editor-context.ts'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { HealthPanel } from './health-panel.tsx'
import { namePartOf } from './name-part-of.ts'
import { Outline } from './outline.tsx'
import styles from './outline-pane.module.css'
import { OutlineSearch } from './outline-search.tsx'

type OutlinePaneProps = { screen: SectionScreen; open: NodeId; onOpen(id: NodeId): void }

/** The outline and the issues. On a phone, collapsed to the name of the open part. */
export function OutlinePane({ screen, open, onOpen }: OutlinePaneProps) {
  const { store } = useMockEditing()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [wanted, setWanted] = useState('')
  const name = useDocument(store, (content) =>
    open === headerId ? 'Details' : namePartOf(content, screen, open),
  )
  const fold = () => setIsUnfolded(false)
  return (
    <Pane
      label="Outline of the mock"
      fold={
        <ActionButton
          look="entry"
          className={styles.fold}
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {name}
          <ChevronDown size={16} aria-hidden />
        </ActionButton>
      }
      foot={<HealthPanel screen={screen} />}
    >
      <OutlineSearch screen={screen} wanted={wanted} onWanted={setWanted} onJump={fold} />
      {wanted.trim() === '' && (
        <Outline
          screen={screen}
          open={open}
          onOpen={(id) => {
            fold()
            onOpen(id)
          }}
        />
      )}
    </Pane>
  )
}
