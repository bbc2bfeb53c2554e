import { notify } from './notify.ts'

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })

let said: string | number | undefined

/** One notice, however many calls were refused: until when (milliseconds since the epoch) the console leaves the server alone. */
export function sayPause(until: number): void {
  if (said !== undefined) notify.dismiss(said)
  said = notify.warning('The server is busy', {
    description: `It has received too many requests. The console continues by itself at ${time.format(until)}.`,
    duration: until - Date.now(),
  })
}
