import { ActionButton } from '@console/authoring/controls/action-button'
import { useDocument } from '@console/authoring/following/use-document'
import { OutlinePane } from '@console/authoring/outline/outline-pane'
import { headerId, type NodeId } from '@console/ielts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useMockEditing } from '../../editing/mock-editor-context.ts'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { HealthPanel } from './health-panel.tsx'
import { MockOutline } from './mock-outline.tsx'
import styles from './mock-outline-pane.module.css'
import { namePartOf } from './name-part-of.ts'
import { OutlineSearch } from './outline-search.tsx'

type MockOutlinePaneProps = { screen: SectionScreen; open: NodeId; onOpen(id: NodeId): void }

/** The outline and the issues. On a phone, collapsed to the name of the open part. */
export function MockOutlinePane({ screen, open, onOpen }: MockOutlinePaneProps) {
  const { store } = useMockEditing()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [wanted, setWanted] = useState('')
  const name = useDocument(store, (content) =>
    open === headerId ? 'Details' : namePartOf(content, screen, open),
  )
  const fold = () => setIsUnfolded(false)
  return (
    <OutlinePane
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
        <MockOutline
          screen={screen}
          open={open}
          onOpen={(id) => {
            fold()
            onOpen(id)
          }}
        />
      )}
    </OutlinePane>
  )
}
