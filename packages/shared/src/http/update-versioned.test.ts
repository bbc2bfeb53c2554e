import { expect, test } from 'vitest'
import { HttpError, isStale } from '../errors/errors.ts'
import { updateVersioned } from './update-versioned.ts'

type Held = { text: string; version: number }

/** A server with versions; each entry of `meanwhile` is saved by somebody else after the next read. */
function createServer(meanwhile: string[] = []) {
  const held: Held = { text: 'as read', version: 1 }
  const sent: (string | null | undefined)[] = []
  const save = (text: string) => Object.assign(held, { text, version: held.version + 1 })
  const readTag = () => `"${held.version}"`
  return {
    held,
    sent,
    read: async () => {
      const found = { value: held.text, version: readTag() }
      const next = meanwhile.shift()
      if (next !== undefined) save(next)
      return found
    },
    put: (text: string, ifMatch: string | null | undefined) => {
      sent.push(ifMatch)
      if (ifMatch && ifMatch !== readTag())
        throw new HttpError({ method: 'PUT', route: 'texts/1', status: 412 })
      save(text)
    },
  }
}

test('reads again and keeps what somebody saved after the first read', async () => {
  const { held, sent, read, put } = createServer(['theirs'])
  await updateVersioned(read, async (text, { ifMatch }) => put(`${text} and mine`, ifMatch))
  expect(held.text).toBe('theirs and mine')
  expect(sent).toEqual(['"1"', '"2"'])
})

test('gives up with an error after losing every race, and overwrites nothing', async () => {
  const { held, sent, read, put } = createServer(['a', 'b', 'c', 'd', 'e', 'f'])
  const failure = await updateVersioned(read, async (_, { ifMatch }) => put('mine', ifMatch)).catch(isStale)
  expect(failure).toBe(true)
  expect(held.text).toBe('d')
  expect(sent).toEqual(['"1"', '"2"', '"3"', '"4"'])
})

test('ignores an ETag that a proxy wrote and the server refuses', async () => {
  const { held, sent, read, put } = createServer()
  const readThroughProxy = async () => ({ ...(await read()), version: '"1-gzip"' })
  await updateVersioned(readThroughProxy, async (_, { ifMatch }) => put('mine', ifMatch))
  expect(held.text).toBe('mine')
  expect(sent).toEqual(['"1-gzip"', null])
})

test('sends no If-Match when the server has no ETags', async () => {
  const { sent, read, put } = createServer()
  const readPlain = async () => ({ ...(await read()), version: null })
  await updateVersioned(readPlain, async (_, { ifMatch }) => put('mine', ifMatch))
  expect(sent).toEqual([null])
})

test('stops without a retry when the record is gone', async () => {
  const seen: unknown[] = []
  await updateVersioned(
    async () => null,
    async (value) => void seen.push(value),
  )
  expect(seen).toEqual([null])
})
