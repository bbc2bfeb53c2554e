/** A screen that is longer than the window, from which everything of antd opens that stands over a page. */
export const overlayBoard = {
  name: 'overlays',
  files: {
    'src/remote.ts': `
import { withPlatform } from '@console/shared/platform-context'
const routes = [{ path: 'overlays', lazy: () => import('./screen.tsx') }]
export default { name: 'overlays', routes: (platform) => [withPlatform(platform, routes)] }
`,
    'src/screen.tsx': `
import { usePlatform } from '@console/shared/platform-context'
import { PlainTable } from '@console/shared/ui/plain-table'
import { DatePicker, Drawer, Dropdown, Modal, Popover, Select, Tooltip } from 'antd'
import { useState } from 'react'

export function Component() {
  const [open, setOpen] = useState('')
  const close = () => setOpen('')
  const { notify } = usePlatform()
  const menu = { items: [{ key: 'one', label: 'A menu item' }] }
  return (
    <div style={{ height: 3000 }}>
      <h1>Overlays</h1>
      <button onClick={() => setOpen('drawer')}>Open the drawer</button>
      <button onClick={() => setOpen('modal')}>Open the modal</button>
      <button onClick={() => notify.success('Said')}>Say it</button>
      <PlainTable rows={['A row']} keyOf={(row) => row} columns={[{ title: 'Row', render: (row) => row }]} />
      <Drawer title="A drawer" open={open === 'drawer'} onClose={close}>
        <Select aria-label="Choice" style={{ width: 200 }} options={[{ value: 'An option' }]} />
        <DatePicker aria-label="Day" />
        <Dropdown trigger={['click']} menu={menu}><button>Open the menu</button></Dropdown>
        <Popover trigger="click" content="A popover"><button>Open the popover</button></Popover>
        <Tooltip title="A tooltip"><button>Under a tooltip</button></Tooltip>
      </Drawer>
      <Modal title="A modal" open={open === 'modal'} onCancel={close} onOk={close}>Its text</Modal>
    </div>
  )
}
`,
  },
}
