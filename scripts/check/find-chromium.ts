import { accessSync, constants } from 'node:fs'
import { type CommandResult, runCommand } from './run-command.ts'
import { root, toScriptEnv } from './workspace.ts'

const minute = 60_000
const systemChromium = '/usr/bin/chromium'

export type FoundChromium =
  | { found: true; path: string; from: string }
  | { found: false; reason: string; output: string }

/**
 * A Chromium that starts: `CHROMIUM_PATH`, the system's, the one Playwright has, one installed through the
 * system's package manager, one installed by Playwright; in this order.
 */
export async function findChromium(): Promise<FoundChromium> {
  const asked = process.env['CHROMIUM_PATH'] ?? ''
  if (asked !== '') {
    if (await startsUp(asked)) return { found: true, path: asked, from: 'CHROMIUM_PATH' }
    const reason = `CHROMIUM_PATH names ${asked}, which does not start. Correct it or unset it.`
    return { found: false, reason, output: '' }
  }
  if (await startsUp(systemChromium)) return { found: true, path: systemChromium, from: 'the system' }
  const own = await findPlaywrightChromium()
  if (own !== '') return { found: true, path: own, from: 'Playwright' }
  const system = await installThroughSystem()
  if (await startsUp(systemChromium))
    return { found: true, path: systemChromium, from: 'the system, installed just now' }
  const download = await inE2e(['playwright', 'install', 'chromium'])
  const downloaded = await findPlaywrightChromium()
  if (downloaded !== '') return { found: true, path: downloaded, from: 'Playwright, installed just now' }
  return {
    found: false,
    reason: 'There is no Chromium and none could be installed. Install one and set CHROMIUM_PATH to it.',
    output: `${system}${download.output}`,
  }
}

async function startsUp(path: string) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  return (await runCommand([path, '--version'], { cwd: root, limit: minute })).code === 0
}

const inE2e = (argv: readonly string[]): Promise<CommandResult> =>
  runCommand(argv, { cwd: `${root}/e2e`, env: toScriptEnv('e2e'), limit: 10 * minute })

async function findPlaywrightChromium() {
  const script = `console.log((await import('@playwright/test')).chromium.executablePath())`
  const path = (await inE2e(['node', '--input-type=module', '-e', script])).output.trim()
  return (await startsUp(path)) ? path : ''
}

/** What apt-get said; nothing where there is no apt-get or no right to use it without a password. */
async function installThroughSystem() {
  const run = (argv: readonly string[]) =>
    runCommand(argv, {
      cwd: root,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      limit: 10 * minute,
    })
  const isRoot = process.getuid?.() === 0
  const sudo = isRoot ? [] : ['sudo', '-n']
  if ((await run([...sudo, 'apt-get', '--version'])).code !== 0) return ''
  const update = await run([...sudo, 'apt-get', 'update'])
  const install = await run([...sudo, 'apt-get', 'install', '-y', 'chromium'])
  return `${update.output}${install.output}`
}
