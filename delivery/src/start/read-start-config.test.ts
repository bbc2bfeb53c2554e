import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readStartConfig } from './read-start-config.ts'
import { startConsoleServer } from './start-console-server.ts'

async function write(text: string) {
  const root = await mkdtemp(join(tmpdir(), 'console-config-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'mine.json'), text)
  return root
}

test('Gives the console and the API the configuration of the file as written', async () => {
  const config = { apiBaseUrl: '', timeZone: 'Asia/Dhaka', features: { versions: true }, note: 'mine' }
  const { served, features } = await readStartConfig(await write(JSON.stringify(config)), 'mine.json')
  expect(served).toEqual(config)
  expect(features).toMatchObject({ versions: true, media: false, permissions: false })
})

test('Turns on every feature of the reference API without a file', async () => {
  const { features } = await readStartConfig('/', undefined)
  expect(features).toMatchObject({ versions: true, media: true, permissions: true })
})

test('Allows any prefix for another API', async () => {
  const config = { apiBaseUrl: 'https://api.example.com', apiPathPrefix: '/backend', signInPath: 'sign-in' }
  const root = await write(JSON.stringify(config))
  expect((await readStartConfig(root, 'mine.json')).served).toEqual(config)
})

test.each([
  ['{ "apiBaseUrl": "" ', /^CONFIG=mine\.json cannot be used: it is not JSON\./],
  ['null', /the whole .*object/],
  ['{ "timeZone": "Dhaka", "apiBaseUrl": "api" }', /apiBaseUrl must be .*timeZone must be an IANA/],
  ['{ "apiBaseUrl": "", "features": { "media": "yes" } }', /: features\.media /],
  ['{ "apiBaseUrl": "", "apiPathPrefix": "/backend" }', /apiBaseUrl has to name your API/],
])('The error for the file %s names what is wrong', async (text, message) => {
  const root = await write(text)
  await expect(startConsoleServer(root, { CONFIG: 'mine.json', PORT: '0' })).rejects.toThrow(message)
})

test('Reports a missing file before doing anything', async () => {
  const root = await write('')
  await expect(startConsoleServer(root, { CONFIG: 'no/such.json', PORT: '0' })).rejects.toThrow(
    'CONFIG=no/such.json cannot be used: there is no such file to read.',
  )
})
