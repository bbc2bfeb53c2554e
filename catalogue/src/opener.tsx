import { Button } from '@console/shared/ui/button'
import { type ReactNode, useState } from 'react'

type OpenerProps = { label: string; children(isOpen: boolean, close: () => void): ReactNode }

/** A button that opens a dialog, which the story of the catalogue presses. */
export function Opener({ label, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children(isOpen, () => setOpen(false))}
    </>
  )
}
