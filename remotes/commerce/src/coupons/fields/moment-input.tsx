import { usePlatform } from '@console/shared/platform-context'
import { fromZonedText, toZonedText } from '@console/shared/time/zoned-time'
import { Input } from 'antd'
import type { ComponentProps } from 'react'

type MomentInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> & {
  /** ISO 8601, or empty. A `Form.Item` gives both. */
  value?: string
  onChange?(at: string): void
}

/** A moment as the clocks of the service's zone show it. The browser's own field: it is small, and known to every keyboard and phone. */
export function MomentInput({ value = '', onChange, ...props }: MomentInputProps) {
  const { timeZone } = usePlatform().settings
  return (
    <Input
      {...props}
      type="datetime-local"
      step={1}
      max="9999-12-31T23:59:59"
      // In the browser's own spelling: setting another one at every key would take away what is half typed.
      value={toZonedText(value, timeZone).replace(/^(.{16}):00$/, '$1')}
      onChange={({ target }) => onChange?.(fromZonedText(target.value, timeZone))}
    />
  )
}
