import { ActionButton } from '@console/authoring/controls/action-button'
import { IconButton } from '@console/authoring/controls/icon-button'
import { MenuButton } from '@console/authoring/controls/menu-button'
import { RowActions } from '@console/authoring/controls/row-actions'
import { BackLink } from '@console/authoring/editor/back-link'
import { EditorSkeleton } from '@console/authoring/editor/editor-skeleton'
import { RecordHeader } from '@console/authoring/record/record-header'
import { Button } from '@console/shared/ui/button'
import { PublicationDot } from '@console/shared/ui/status-dot'
import { Trash2 } from 'lucide-react'

const ignore = () => undefined

export const states = {
  'The head of a record': (
    <RecordHeader
      name="Harbour 1: Academic Reading, Test 1"
      status={<PublicationDot status="published" />}
      facts="Academic, 40 questions, 60 minutes"
      neighbours={null}
      actions={[{ label: 'Print', onRun: ignore }]}
      primary={<Button type="primary">Edit</Button>}
    />
  ),
  'Buttons of an editor': (
    <>
      <ActionButton look="framed">Framed</ActionButton> <ActionButton look="tall">Tall</ActionButton>{' '}
      <ActionButton look="tall" aria-pressed>
        Pressed
      </ActionButton>{' '}
      <ActionButton look="plain">+ Add question</ActionButton>{' '}
      <ActionButton look="tall" disabled>
        Cannot be pressed
      </ActionButton>
      <ActionButton look="entry">A line of a list</ActionButton>
      <ActionButton look="card">
        Academic Reading <span>Three passages, 40 questions</span>
      </ActionButton>
    </>
  ),
  'Buttons with an icon': (
    <>
      <BackLink to="?" label="Back to the list" />
      <IconButton label="Remove">
        <Trash2 size={16} aria-hidden />
      </IconButton>
      <IconButton look="smallIcon" label="Remove, small">
        <Trash2 size={14} aria-hidden />
      </IconButton>
      <IconButton label="Nothing to remove" aria-disabled>
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </>
  ),
  'Actions of a row': <RowActions noun="option A" onMove={ignore} onRemove={ignore} />,
  'A menu': (
    <MenuButton
      label="More actions"
      listItems={() => [
        { label: 'Duplicate', onRun: ignore, hint: 'Ctrl+D' },
        'line',
        { label: 'Remove', onRun: ignore, isDisabled: true },
      ]}
    >
      …
    </MenuButton>
  ),
  'While a record loads': <EditorSkeleton label="Loading the article" />,
}
