import { accessSync, constants } from 'node:fs'
import { type CommandResult, runCommand } from '../commands/run-command.ts'
import { root, toScriptEnv } from '../commands/workspace.ts'
import { installThroughSystem } from './install-through-system.ts'

const minute = 60_000
/** The headless shell is Chromium without window support, and takes little more than half the CPU time. */
const systemShell = '/usr/bin/chromium-headless-shell'
const systemChromium = '/usr/bin/chromium'

export type FoundChromium =
  | { found: true; path: string; from: string }
  | { found: false; reason: string; output: string }

type Candidate = { path: string; from: string }

/** A Chromium that starts. */
export async function findChromium(): Promise<FoundChromium> {
  const asked = process.env['CHROMIUM_PATH'] ?? ''
  if (asked !== '') {
    if (await startsUp(asked)) return { found: true, path: asked, from: 'CHROMIUM_PATH' }
    const reason = `CHROMIUM_PATH names ${asked}, which does not start. Correct it or unset it.`
    return { found: false, reason, output: '' }
  }
  const output: string[] = []
  for await (const candidate of offerChromium(output)) {
    if (await startsUp(candidate.path)) return { found: true, ...candidate }
  }
  return {
    found: false,
    reason: 'There is no Chromium and none could be installed. Install one and set CHROMIUM_PATH to it.',
    output: output.join(''),
  }
}

/**
 * Installed browsers first. Only on CI (`CI` is set), the headless shell is installed beside a full Chromium. `output`
 * receives the installers' output.
 */
async function* offerChromium(output: string[]): AsyncGenerator<Candidate> {
  const isCi = process.env['CI'] !== undefined
  const installed: Candidate = { path: systemShell, from: 'the system, installed just now' }
  yield { path: systemShell, from: 'the system' }
  if (isCi) {
    output.push(await installThroughSystem(['chromium-headless-shell']))
    yield installed
  }
  yield { path: systemChromium, from: 'the system' }
  yield { path: await askPlaywright(), from: 'Playwright' }
  if (!isCi) {
    output.push(await installThroughSystem(['chromium-headless-shell']))
    yield installed
  }
  output.push((await inE2e(['playwright', 'install', 'chromium'])).output)
  yield { path: await askPlaywright(), from: 'Playwright, installed just now' }
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

async function askPlaywright(): Promise<string> {
  const script = `console.log((await import('@playwright/test')).chromium.executablePath())`
  return (await inE2e(['node', '--input-type=module', '-e', script])).output.trim()
}
