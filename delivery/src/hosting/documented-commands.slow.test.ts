import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { postgresDir } from '@console/node-server/testing/find-programs'
import { findFreePort } from '@console/node-server/testing/free-port'
import { startPostgres } from '@console/node-server/testing/postgres-server'
import { expect, onTestFinished, test } from 'vitest'
import { readCommands } from '../../test/support/documented-commands.ts'
import { inventWorkspace } from '../../test/support/invented-workspace.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { createReleaseKey } from '../releases/signing/release-key.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..', '..')

/** Commands that are not run here, with the reason. */
const elsewhere = [
  // The system's own: units and nginx's files are checked by `install-files.test.ts` and `nginx.test.ts`.
  /^(?:useradd|systemctl|journalctl|nft|apt-get|nginx) /,
  // `documented-commands.test.ts` judges their options, stories and release tests what they do.
  /^pnpm (?:release|stories:browsers|--filter e2e)\b/,
  // A file's content, and the beginnings of commands.
  /^[A-Z_]+=\S+$|…$/,
]

// Skipped where PostgreSQL is not installed; the check reports that.
test.skipIf(postgresDir === undefined)(
  'every command of running.md and runbook.md does what the page says',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'documented-'))
    onTestFinished(() => rm(dir, { recursive: true, force: true }))
    for (const folder of ['opt', 'units', 'artefacts']) await mkdir(join(dir, folder))
    await run(process.execPath, [join(root, 'scripts', 'artefacts.ts'), join(dir, 'artefacts')])
    const postgres = await startPostgres()
    onTestFinished(() => postgres.remove())
    await postgres.query('create database trial')

    const workspace = await inventWorkspace()
    const store = openReleaseStore(workspace.siteDir)
    const key = await createReleaseKey(join(dir, 'release-key.pem'), workspace.siteDir)
    for (const text of ['first', 'second', 'third']) {
      const units = [await workspace.buildShell(), await workspace.buildRemote('commerce', { text })]
      await store.publish({ units, by: 'mina', reason: text, signing: { key } })
    }
    const apiPort = await findFreePort()
    const releasePort = await findFreePort()
    const places: [from: string | RegExp, to: string][] = [
      ['.data/artefacts', join(dir, 'artefacts')],
      [/(--owner )console-release/, `$1${process.getuid?.()}`],
      [
        /node (?:\/opt\/console\/admin-api\/)?admin-api\.mjs/,
        `node ${join(dir, 'opt/admin-api/admin-api.mjs')}`,
      ],
      [/pnpm --filter @console\/admin-api (?:run |start)?/, `node ${join(root, 'admin-api/src/main.ts')} `],
      ['/opt/console', join(dir, 'opt')],
      ['/etc/systemd/system', join(dir, 'units')],
      ['/etc/console/release-key.pem', join(dir, 'release-key.pem')],
      ['/srv/console/site', workspace.siteDir],
      ['/srv/console/nginx', join(dir, 'nginx')],
      ['/backups/2026-11-29', join(dir, 'backup')],
      ['/tmp/trial', join(dir, 'trial')],
      ['postgres://…/trial', postgres.url.replace(/postgres$/, 'trial')],
      ['postgres://console_run:…@db/console', postgres.url.replace('postgres@', 'console_run@')],
      [/postgres:\/\/(?:owner:…@db\/console|…)/, postgres.url],
      ['<public key>', key.publicKey],
      ['<pid>', '0'],
      [/localhost:400[01]/, `127.0.0.1:${apiPort}`],
      ['localhost:8790', `127.0.0.1:${releasePort}`],
      // The invented remotes are no pages.
      [/(\$RELEASE rollback .*)/, '$1 --without-smoke'],
    ]
    const toHere = (command: string) =>
      places.reduce(
        (text, [from, to]) => text.replaceAll(from instanceof RegExp ? new RegExp(from, 'g') : from, to),
        command,
      )

    const env: NodeJS.ProcessEnv = {
      ...{
        PATH: `${join(process.execPath, '..')}:${process.env['PATH']}`,
        HOME: dir,
        DATABASE_URL: postgres.url,
      },
      ...{ MEDIA_DIR: join(dir, 'media'), PASSWORD_FILE: join(dir, 'password'), PORT: String(apiPort) },
    }
    await writeFile(join(dir, 'password'), 'lantern-river\n')

    async function serve(args: readonly string[], port: number) {
      const child = spawn('bash', ['-c', `exec ${args.join(' ')}`], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      while ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok !== true)
        expect(child.exitCode).toBeNull()
      return async () => {
        child.kill('SIGTERM')
        expect(await once(child, 'exit'), args.join(' ')).toEqual([0, null])
      }
    }

    let exported = ''
    async function type(command: string): Promise<void> {
      const here = toHere(command)
      if (command.startsWith('export ')) {
        exported = `${here}; `
        return
      }
      if (/^(?:create|select|vacuum) /i.test(command)) {
        await postgres.query(here.replace("'…'", "'secret'").replace(/;$/, ''))
        return
      }
      const isServing = /(?:admin-api\.mjs|admin-api start)$/.test(command)
      if (isServing) return (await serve([`env ${here}`], apiPort))()
      const id = /erase person (\d+)/.exec(command)
      if (id !== null) await removeAccount()
      const typed = id === null ? here : here.replace(id[0], 'erase person 2')
      await run('bash', ['-c', `${exported}${typed}`], { env, cwd: dir })
    }
    /** The second one, so that it has the number 2. */
    async function removeAccount() {
      const program = join(dir, 'opt/admin-api/admin-api.mjs')
      const account = (...args: string[]) => run(process.execPath, [program, 'account', ...args], { env })
      await account('add', '--email', 'left@example.com', '--name', 'Left', '--all-permissions')
      await account('remove', '--email', 'left@example.com')
    }

    const ran: string[] = []
    const left: string[] = []
    const typeAll = async (page: string) => {
      for (const command of readCommands(page)) {
        if (elsewhere.some((pattern) => pattern.test(command))) left.push(command)
        else if (command.startsWith('curl') && !existsSync('/usr/bin/curl')) left.push(command)
        else {
          ran.push(command)
          await type(command).catch((error: Error) => {
            throw new Error(`${page}: ${command}\n${error.message}`)
          })
        }
      }
    }
    await typeAll('running.md')
    expect(existsSync(join(dir, 'backup', 'database.dump'))).toBe(true)

    const teams = join(dir, 'teams.json')
    await writeFile(teams, '{"teams":[]}')
    const release = join(dir, 'opt/release/release.mjs')
    const ends = [
      await serve([`node ${join(dir, 'opt/admin-api/admin-api.mjs')}`], apiPort),
      await serve(
        [`node ${release} serve --dir ${workspace.siteDir} --teams ${teams} --port ${releasePort}`],
        releasePort,
      ),
    ]
    await typeAll('runbook.md')
    for (const end of ends) await end()
    expect((await store.readCurrent())?.release.remotes).toMatchObject([{ name: 'commerce', disabled: {} }])
    console.log(`${ran.length} commands were run, ${left.length} are tested elsewhere:\n${left.join('\n')}`)
    expect(ran.length).toBeGreaterThan(30)
  },
  600_000,
)
