import { format } from 'node:util'

/** Records `console.error` and `console.warn` from now on; `assertNone` throws with the recorded messages. */
export function collectConsoleComplaints() {
  const printed: string[] = []
  const record = (...values: unknown[]) => void printed.push(`${format(...values)}${toOrigin()}`)
  console.error = record
  console.warn = record
  return {
    clear: () => {
      printed.length = 0
    },
    assertNone: () => {
      if (printed.length > 0) throw new Error(`Unexpected console output:\n${printed.join('\n')}`)
    },
  }
}

/** The own code that led to the call, since React's warnings name no component. */
function toOrigin(): string {
  const frames = new Error().stack?.split('\n').slice(3) ?? []
  return frames
    .filter((frame) => !/node_modules|<anonymous>/.test(frame))
    .slice(0, 3)
    .map((frame) => `\n${frame}`)
    .join('')
}
