import { z } from 'zod/mini'

const answerSchema = z.object({ value: z.unknown() })
const refusalSchema = z.object({ error: z.string(), message: z.string() })
const sessionSchema = z.object({ sessionId: z.string() })
/** W3C WebDriver: the key that marks an element reference. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const elementSchema = z.object({ [elementKey]: z.string() })

export type WebDriver = Awaited<ReturnType<typeof openSession>>

/** A minimal W3C WebDriver client for the stories. */
export async function openSession(driverUrl: string, capabilities: object) {
  const created = await send(driverUrl, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const session = `/session/${sessionSchema.parse(created).sessionId}`
  const call = (method: string, path: string, body?: object) =>
    send(driverUrl, method, `${session}${path}`, body)
  const run = (script: string, args: readonly unknown[]) => call('POST', '/execute/sync', { script, args })
  return {
    open: (url: string) => call('POST', '/url', { url }),
    reload: () => call('POST', '/refresh', {}),
    resize: (width: number, height: number) => call('POST', '/window/rect', { width, height }),
    run,
    /** The element returned by the script, or undefined. */
    async find(script: string, args: readonly unknown[]) {
      const found = await run(script, args)
      return found === null ? undefined : elementSchema.parse(found)[elementKey]
    },
    click: (element: string) => call('POST', `/element/${element}/click`, {}),
    type: (element: string, text: string) => call('POST', `/element/${element}/value`, { text }),
    close: () => call('DELETE', ''),
  }
}

async function send(driverUrl: string, method: string, path: string, body?: object): Promise<unknown> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(`${driverUrl}${path}`, { method, ...sent })
  const { value } = answerSchema.parse(await response.json())
  if (response.ok) return value
  const { error, message } = refusalSchema.parse(value)
  throw new Error(`${method} ${path.replace(/^\/session\/[^/]+/, '')}: ${error}: ${message}`)
}
