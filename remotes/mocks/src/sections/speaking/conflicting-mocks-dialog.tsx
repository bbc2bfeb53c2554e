import { ToolDialog } from '@console/authoring/dialogs/tool-dialog'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { formatCount } from '@console/shared/ui/number'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type ConflictingMock, keepBoth, replaceExisting } from './speaking-files.ts'

type ConflictingMocksDialogProps = {
  conflicting: readonly ConflictingMock[]
  isServed: boolean
  /** Called after each write. */
  onWritten(): void
  onClose(): void
}

type Choice = 'replace' | 'both'

/** Imported mocks that exist already: each can be opened, replaced, kept as a second copy, or skipped. */
export function ConflictingMocksDialog({
  conflicting,
  isServed,
  onWritten,
  onClose,
}: ConflictingMocksDialogProps) {
  const platform = usePlatform()
  const navigate = useNavigate()
  const [left, setLeft] = useState(conflicting)
  const [isWriting, setIsWriting] = useState(false)

  async function choose(chosen: readonly ConflictingMock[], choice: Choice) {
    setIsWriting(true)
    let waiting = left
    try {
      for (const each of chosen) {
        await write(each, choice)
        waiting = waiting.filter(({ id }) => id !== each.id)
        setLeft(waiting)
      }
    } catch (error) {
      platform.notify.error('The mock was not imported', { description: toUserMessage(error) })
    }
    setIsWriting(false)
    onWritten()
    if (waiting.length === 0) onClose()
  }

  async function write(mock: ConflictingMock, choice: Choice) {
    if (choice === 'both') {
      await keepBoth(platform, mock, isServed)
      platform.notify.success(`Imported “Copy of ${mock.payload.name}”`)
      return
    }
    const undo = await replaceExisting(platform, mock, isServed)
    platform.notify.success(`Replaced “${mock.existing.document.name}”`, {
      action: { label: 'Undo', onClick: () => void undo().then(onWritten) },
    })
  }

  function close() {
    const names = left.map(({ payload }) => `“${payload.name}”`).join(', ')
    if (left.length > 0) {
      platform.notify.success('Nothing more was imported', {
        description: `${names} ${left.length === 1 ? 'is' : 'are'} here as before.`,
      })
    }
    onClose()
  }

  return (
    <ToolDialog
      title={
        left.length === 1
          ? 'This mock is here already'
          : `${formatCount(left.length, { one: 'mock is', many: 'mocks are' })} here already`
      }
      width="middle"
      action={<Button onClick={close}>Cancel</Button>}
      onClose={close}
    >
      <div className={layout.rows}>
        <ul className={layout.plain}>
          {left.map((mock) => (
            <li key={mock.id} className={layout.rows}>
              <p>
                <strong>{mock.payload.name}</strong> <span className={text.quiet}>{mock.file}</span>
                <br />
                <span className={text.note}>{describe(mock)}</span>
              </p>
              <div className={layout.row}>
                <Button
                  disabled={isWriting}
                  onClick={() => {
                    close()
                    void navigate(mock.existing.path)
                  }}
                >
                  Open it
                </Button>
                <Button disabled={isWriting} onClick={() => void choose([mock], 'replace')}>
                  Replace it
                </Button>
                <Button disabled={isWriting} onClick={() => void choose([mock], 'both')}>
                  Keep both
                </Button>
              </div>
            </li>
          ))}
        </ul>
        {left.length > 1 && (
          <div className={layout.row}>
            <Button disabled={isWriting} onClick={() => void choose(left, 'replace')}>
              Replace all
            </Button>
            <Button disabled={isWriting} onClick={() => void choose(left, 'both')}>
              Keep both for all
            </Button>
          </div>
        )}
      </div>
    </ToolDialog>
  )
}

function describe({ payload, existing }: ConflictingMock): string {
  if (existing.isSame) return 'The mock here is the same.'
  return existing.document.name.trim() === payload.name.trim()
    ? 'The mock here is different now.'
    : `The mock here is different now, and is called “${existing.document.name.trim()}”.`
}
