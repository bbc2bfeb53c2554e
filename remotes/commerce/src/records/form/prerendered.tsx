import { Activity, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * Renders, when there is time, what is opened next: its code is compiled and its styles are made before it is asked for. Of its
 * effects only those of styles run, and it never stands in the page, where its fields would be found. It stays rendered, since
 * antd forgets a style that no component uses any more and would make it again.
 */
export function Prerendered({ children }: { children: ReactNode }) {
  const [stage] = useState(() => document.createElement('div'))
  return createPortal(<Activity mode="hidden">{children}</Activity>, stage)
}
