import { DialogButtons, ToolDialog } from '@console/authoring/dialogs/tool-dialog'
import { LeaveDialog } from '@console/shared/editing/leave-dialog'
import { drawerWidths } from '@console/shared/theme'
import { Button } from '@console/shared/ui/button'
import { Drawer, Modal } from 'antd'
import { Opener } from '../opener.tsx'

export const states = {
  'A question': (
    <Opener label="Leave without saving">
      {(isOpen, close) => <LeaveDialog isOpen={isOpen} canKeep onStay={close} onLeave={close} />}
    </Opener>
  ),
  'A message': (
    <Opener label="Delete a record">
      {(isOpen, close) => (
        <Modal
          open={isOpen}
          title="Delete “Gold”?"
          okText="Delete"
          okButtonProps={{ danger: true }}
          onOk={close}
          onCancel={close}
        >
          Learners can no longer buy it.
        </Modal>
      )}
    </Opener>
  ),
  'A tool': (
    <Opener label="Paste a test">
      {(isOpen, close) =>
        isOpen && (
          <ToolDialog title="Paste a test" onClose={close}>
            <p>Paste the text of a printed test.</p>
            <DialogButtons>
              <Button onClick={close}>Cancel</Button>
            </DialogButtons>
          </ToolDialog>
        )
      }
    </Opener>
  ),
  Drawers: Object.entries(drawerWidths).map(([width, size]) => (
    <Opener key={width} label={`Drawer, ${width}`}>
      {(isOpen, close) => (
        <Drawer open={isOpen} onClose={close} title={`A ${width} drawer`} size={size}>
          <p>{size}</p>
        </Drawer>
      )}
    </Opener>
  )),
}
