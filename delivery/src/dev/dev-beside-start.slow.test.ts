import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { chromiumArgs, findChromium } from '../smoke/chromium.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const minute = 60_000

/** Resolves with the address that a program prints once it serves. */
function start(program: string, args: readonly string[], DATA_DIR: string): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'delivery', 'src', program), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined, DATA_DIR, PORT: '0' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (text: string) => {
      said += text
      const [, address] = /The console is at (http:\/\/localhost:\d+)/.exec(said) ?? []
      if (address !== undefined) resolve(address)
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}:\n${said}`)))
  })
}

async function signIn(console: string) {
  const body = JSON.stringify({
    identifier: 'staff@example.com',
    password: 'ielts-staff',
    remember_me: false,
  })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${console}/api/v1/admin/login`, { method: 'POST', headers, body })).status
}

/** Resolves with the number of its style sheets once the dashboard is shown. */
async function openDashboard(console: string) {
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(console)
  await page.getByLabel('Email or phone').fill('staff@example.com')
  await page.getByLabel('Password').fill('ielts-staff')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  return page.locator('link[rel=stylesheet][href*="/remotes/dashboard/dev/"]').count()
}

test(
  'shell and remote are served from source beside npm start, each on a database of its own',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'dev-beside-start-'))
    const started = await start('start.ts', [], dataDir)
    const fromSource = await start('dev.ts', ['shell', 'dashboard'], dataDir)
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    expect([await signIn(started), await signIn(fromSource)]).toEqual([200, 200])
    const pointer = await fetch(`${fromSource}/releases/current.json`)
    expect(await pointer.text()).toContain('"version":"dev"')
    expect(await openDashboard(fromSource)).toBe(1)
    expect(existsSync(join(root, 'remotes', 'dashboard', 'dist', 'remoteEntry.js')), 'the last build').toBe(
      true,
    )
  },
  10 * minute,
)
