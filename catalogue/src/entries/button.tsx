import { Button } from '@console/shared/ui/button'
import { Plus } from 'lucide-react'

const icon = <Plus size={16} aria-hidden />

export const states = {
  'Bordered, primary and text': (
    <>
      <Button>Export</Button> <Button type="primary">New package</Button> <Button type="text">Clear</Button>
    </>
  ),
  'With an icon': (
    <>
      <Button icon={icon}>Add</Button>{' '}
      <Button type="primary" icon={icon}>
        Add
      </Button>{' '}
      <Button type="text" icon={icon} aria-label="Add" />
    </>
  ),
  Small: <Button size="small">Retry</Button>,
  'Cannot be pressed': <Button disabled>Nothing to merge</Button>,
}
