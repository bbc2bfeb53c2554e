// Runs on the machine's own Node before anything is installed: plain JavaScript without dependencies.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
const shim = join(root, '.bootstrap', 'bin', 'pnpm')
const stamp = join(root, 'node_modules', '.bootstrap')
const locks = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'scripts/pnpm/package-lock.json']
const installLog = join(root, '.bootstrap', 'install.log')
const major = Number(process.versions.node.split('.')[0])
/** @type {Record<string, string>} Entry of each command once dependencies are installed. */
const entries = { start: 'delivery/src/start.ts', test: 'scripts/check.ts', install: '' }

async function main() {
  const [command = '', ...rest] = process.argv.slice(2)
  if (command === 'pnpm') {
    process.exitCode = await runPnpm(rest, { stdio: 'inherit' })
    return
  }
  if (!(command in entries))
    return fail(`Usage: node scripts/bootstrap.mjs ${Object.keys(entries).join(' | ')} | pnpm`)
  if (major < 20) {
    return fail(
      `Node 20 or later is needed, and this is Node ${process.versions.node}. Get it from nodejs.org, then run the command again.`,
    )
  }
  const problem = await install()
  if (problem !== '') {
    fail(problem)
    if (command === 'test') console.log('0 passed, 1 failed')
    return
  }
  if (command !== 'install') process.exitCode = await runEntry(entries[command] ?? '', rest)
}

/** Installs if a manifest, the lockfile or the workspace file has changed since the last successful install. */
async function install() {
  const wanted = hashInputs()
  const isThere = [join(bin, 'node'), shim, stamp].every((file) => existsSync(file))
  if (isThere && readFileSync(stamp, 'utf8') === wanted) return ''
  const manager = readPackageManager()
  const startedAt = Date.now()
  console.log(`Installing the dependencies with ${manager}; the first time takes a minute or two.`)
  rmSync(stamp, { force: true })
  mkdirSync(dirname(installLog), { recursive: true })
  const log = openSync(installLog, 'w')
  // CI: disables prompts. NODE_ENV: development dependencies are needed, whatever the caller has set.
  const env = { ...process.env, CI: 'true', NODE_ENV: 'development' }
  const code = await runPnpm(['install', '--frozen-lockfile'], { env, stdio: ['ignore', log, log] })
  closeSync(log)
  if (code !== 0) {
    console.error(readFileSync(installLog, 'utf8').trimEnd().split('\n').slice(-40).join('\n'))
    return `The dependencies could not be installed (${manager} ended with code ${code}). The lines above are the end of .bootstrap/install.log; put right what they name, then run the command again.`
  }
  if (!existsSync(join(bin, 'node'))) {
    // The registry does not have Node 24 for every platform; the machine's own is used if it is as new.
    if (major < 24) {
      return `The dependencies are installed, but there is no Node 24 for ${process.platform} ${process.arch} among them. Install Node 24 from nodejs.org, then run the command again with it.`
    }
    symlinkSync(process.execPath, join(bin, 'node'))
  }
  writeFileSync(stamp, wanted)
  console.log(`Dependencies installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
  return ''
}

/** Name and version, without the hash for Corepack. */
function readPackageManager() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return String(packageManager).split('+')[0] ?? ''
}

/**
 * Runs the pnpm whose hash is in `scripts/pnpm/package-lock.json`. For platforms missing from the lockfile, npx fetches
 * the same version.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
async function runPnpm(args, options) {
  const lock = readFileSync(join(root, 'scripts', 'pnpm', 'package-lock.json'), 'utf8')
  const name = `node_modules/@pnpm/exe.${process.platform}-${process.arch}`
  if (!(name in JSON.parse(lock).packages)) {
    writeShim(`npx --yes ${readPackageManager()}`)
    return run(shim, args, { ...options, env: toEnv(options.env) })
  }
  const folder = join(root, '.bootstrap', 'pnpm')
  const pnpm = join(folder, name, 'pnpm')
  const kept = join(folder, 'package-lock.json')
  if (!existsSync(pnpm) || !existsSync(kept) || readFileSync(kept, 'utf8') !== lock) {
    rmSync(folder, { recursive: true, force: true })
    cpSync(join(root, 'scripts', 'pnpm'), folder, { recursive: true })
    const code = await run('npm', ['ci', '--ignore-scripts', '--prefix', folder], options)
    if (code !== 0) return code
    // npm silently skips optional packages that it cannot fetch or whose hash differs.
    if (!existsSync(pnpm)) {
      console.error(
        `${readPackageManager()} could not be fetched, or is not the one whose hash scripts/pnpm/package-lock.json holds.`,
      )
      return 1
    }
  }
  writeShim(`'${pnpm}'`)
  return run(pnpm, args, { ...options, env: toEnv(options.env) })
}

/**
 * Provides the command to scripts that call pnpm, and to turbo.
 * @param {string} command
 */
function writeShim(command) {
  const text = `#!/bin/sh\nexec ${command} "$@"\n`
  if (existsSync(shim) && readFileSync(shim, 'utf8') === text) return
  mkdirSync(dirname(shim), { recursive: true })
  writeFileSync(shim, text, { mode: 0o755 })
}

/** @param {NodeJS.ProcessEnv} [env] */
function toEnv(env = process.env) {
  const path = [bin, dirname(shim), env.PATH ?? ''].join(delimiter)
  return { ...env, TURBO_TELEMETRY_DISABLED: '1', PATH: path }
}

function hashInputs() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of [...locks, ...listManifests()]) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Every package.json up to two folders deep, where the workspace keeps its packages. */
function listManifests() {
  /** @param {import('node:fs').Dirent} entry */
  const isPackageFolder = (entry) =>
    entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules'
  /** @param {string} folder */
  const listFolders = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(isPackageFolder)
      .map(({ name }) => join(folder, name))
      .sort()
  return ['', ...listFolders('').flatMap((folder) => [folder, ...listFolders(folder)])]
    .map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(join(root, file)))
}

/**
 * @param {string} entry
 * @param {string[]} args
 */
function runEntry(entry, args) {
  return run(realpathSync(join(bin, 'node')), [join(root, entry), ...args], {
    env: toEnv(),
    stdio: 'inherit',
  })
}

/**
 * Resolves to the exit code, or 128 plus the signal's number; forwards signals.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, ...options })
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      // A terminal sends Ctrl-C to the child as well, so forwarding would send it twice.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    }
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, forward)
    /** @param {number} code */
    const settle = (code) => {
      for (const signal of signals) process.off(signal, forward)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(error.message)
      settle(127)
    })
    child.on('close', (code, signal) =>
      settle(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    )
  })
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence)
  process.exitCode = 1
}

await main()
