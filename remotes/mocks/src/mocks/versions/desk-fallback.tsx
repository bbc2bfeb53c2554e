import { Button } from 'antd'

const unseen = { visibility: 'hidden' } as const

/** Holds the room of the buttons that come. */
export const deskFallback = (
  <>
    <Button style={unseen}>Review</Button>
    <Button style={unseen}>Versions</Button>
  </>
)
