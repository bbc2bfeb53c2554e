import { spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

/** A process that fails in ways that nobody catches, and then closes once it is told to. */
const program = `
  import { endOnSignal } from ${JSON.stringify(import.meta.resolve('./end-on-signal.ts'))}
  endOnSignal(
    () => new Promise((resolve) => {
      process.once('message', resolve)
      process.send('closing')
    }),
    (error) => process.send(error.message),
  )
  setTimeout(() => { throw new Error('thrown in an event') })
  Promise.reject(new Error('rejected by nobody'))
  setInterval(() => {}, 1000)
`

function start() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const messages = on(child, 'message')
  const hear = async () => String((await messages.next()).value?.[0])
  return { child, hear, ended: once(child, 'close') }
}

// proves T18
test('a process goes on after errors that nobody caught, and ends by its operator', async () => {
  const { child, hear, ended } = start()
  const heard = [await hear(), await hear()]
  expect(heard.toSorted()).toEqual(['rejected by nobody', 'thrown in an event'])
  child.kill('SIGTERM')
  expect(await hear()).toBe('closing')
  // As systemd and process managers do while requests are still being answered.
  child.kill('SIGTERM')
  child.send('done')
  expect((await ended)[0]).toBe(0)
})

test('a second interrupt ends a process at once', async () => {
  const { child, hear, ended } = start()
  await hear()
  await hear()
  child.kill('SIGINT')
  expect(await hear()).toBe('closing')
  child.kill('SIGINT')
  expect((await ended)[0]).toBe(1)
})
