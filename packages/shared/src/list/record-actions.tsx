import { Ellipsis } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { Button } from '../ui/button.tsx'
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx'
import { OverlayButton, renderWaiting } from '../ui/overlay-button.tsx'
import type { RecordAction } from './row-action.ts'
import { tableWidth, useIsNarrower } from './use-is-narrower.ts'

const RowMenu = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "record-tools" */ './row-menu.tsx')).RowMenu,
  'The menu',
  renderWaiting,
)

type RecordActionsProps = {
  actions: readonly RecordAction[]
  /** Pixels that all actions need side by side with the rest of the bar; infinite if only the main ones may be beside it. */
  width?: number
}

/** Actions on the open record, side by side; those without room go to a menu, and on narrow screens all of them. */
export function RecordActions({ actions, width = tableWidth }: RecordActionsProps) {
  const isFolded = useIsNarrower(width)
  const isBare = useIsNarrower(tableWidth)
  const shown = actions.filter(({ isMain }) => !isFolded || (isMain && !isBare))
  const folded = actions.filter((action) => !shown.includes(action))
  return (
    <>
      {shown.map((action) =>
        'to' in action ? (
          <Link
            key={action.label}
            to={action.to}
            title={action.title}
            target={action.isNewTab ? '_blank' : undefined}
          >
            {action.label}
          </Link>
        ) : (
          <Button key={action.label} onClick={action.onRun}>
            {action.label}
          </Button>
        ),
      )}
      {folded.length > 0 && <RecordMenu actions={folded} />}
    </>
  )
}

/** The same as a menu, for bars with room for the record's name and status only. */
export function RecordMenu({ actions }: Pick<RecordActionsProps, 'actions'>) {
  const navigate = useNavigate()
  const run = (action: RecordAction) => {
    if ('onRun' in action) action.onRun()
    else if (action.isNewTab) open(action.to, '_blank', 'noopener')
    else void navigate(action.to)
  }
  return (
    <OverlayButton
      label="More actions"
      icon={<Ellipsis size={16} aria-hidden />}
      preload={RowMenu.preload}
      render={(overlay) => (
        <RowMenu
          actions={actions.map((action) => ({
            key: action.label,
            label: action.label,
            onRun: () => run(action),
          }))}
          {...overlay}
        />
      )}
    />
  )
}
