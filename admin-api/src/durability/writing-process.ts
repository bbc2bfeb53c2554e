// Opens the database folder, writes to it and closes it, and is killed at one file operation of one of these phases:
// node writing-process.ts <folder> <phase> <number of the operation>
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [folder = '', phase = '', at = ''] = process.argv.slice(2)
const { writeSync } = fs
const say = (message: object) => writeSync(1, `${JSON.stringify(message)}\n`)
let left = 0

function enter(entered: string) {
  left = entered === phase ? Number(at) : Number.POSITIVE_INFINITY
}

function die() {
  process.kill(process.pid, 'SIGKILL')
}

/** Half of a larger write reaches the disk, in whole sectors, as when the power fails. */
fs.writeSync = ((fd: number, buffer: Uint8Array, offset: number, length: number, position: number) => {
  if (left-- > 0) return writeSync(fd, buffer, offset, length, position)
  if (fd > 2 && length >= 1024) writeSync(fd, buffer, offset, Math.floor(length / 1024) * 512, position)
  return die()
}) as typeof fs.writeSync

const counted =
  <Given extends unknown[], Result>(original: (...given: Given) => Result) =>
  (...given: Given) => {
    if (left-- <= 0) die()
    return original(...given)
  }
fs.fsyncSync = counted(fs.fsyncSync)
fs.ftruncateSync = counted(fs.ftruncateSync)
fs.unlinkSync = counted(fs.unlinkSync)
fs.renameSync = counted(fs.renameSync)
fs.promises.rename = counted(fs.promises.rename)
fs.promises.open = counted(fs.promises.open)
syncBuiltinESMExports()

const { openAdminApi } = await import('../admin-api.ts')
const { churn, readSaved, signIn } = await import('./churn.ts')
const observer = {
  before: (step: object) => say({ before: step }),
  after: (step: object) => say({ after: step }),
}

enter('opening')
const api = await openAdminApi({ dataDir: folder, seed: 'staff-only' })
const send = await signIn(api)
const saved = await readSaved(send)
say({ saved: [...saved] })
enter('writing')
let steps = phase === 'writing' ? Number.POSITIVE_INFINITY : 20
await churn(send, saved, () => steps-- === 0, observer)
enter('closing')
await api.close()
// It took fewer operations than that.
die()
