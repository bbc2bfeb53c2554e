import { format } from 'node:util'

/** Records `console.error` and `console.warn` from now on; `assertNone` throws with the recorded messages. */
export function collectConsoleComplaints() {
  const said: string[] = []
  const record = (...values: unknown[]) => void said.push(format(...values))
  console.error = record
  console.warn = record
  return {
    clear: () => {
      said.length = 0
    },
    assertNone: () => {
      if (said.length > 0) throw new Error(`Unexpected console output:\n${said.join('\n')}`)
    },
  }
}
