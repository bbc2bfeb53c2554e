import { format } from 'node:util'

/** Records `console.error` and `console.warn` from now on; `assertNone` throws with the recorded messages. */
export function collectConsoleComplaints() {
  const printed: string[] = []
  const record = (...values: unknown[]) => void printed.push(format(...values))
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
