import { Dropdown } from 'antd'
import type { OverlayProps } from '../ui/overlay-button.tsx'
import type { RowAction } from './row-action.ts'

type RowMenuProps = OverlayProps & { actions: readonly RowAction[] }

export function RowMenu({ actions, isOpen, onOpenChange, focusButton, children }: RowMenuProps) {
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{
        items: actions.map(({ key, label, icon }) => ({ key, label, icon })),
        onClick: ({ key }) => {
          focusButton()
          actions.find((action) => action.key === key)?.onRun()
        },
      }}
    >
      {children}
    </Dropdown>
  )
}
