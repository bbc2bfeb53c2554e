import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { RemoteConfig } from '@console/shared/remote-config'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../../', import.meta.url))
/** Dependencies that the sources may import: those of a remote that uses most of them. */
const dependencies = join(root, 'remotes', 'commerce', 'node_modules')

export type TestRemoteSource = {
  /** Also the folder of its only path, `/<name>/`, unless `config` overrides it. */
  name: string
  /** Overrides the default `remote.config.ts`: one path, one menu entry, no screens. */
  config?: Partial<RemoteConfig>
  /** Content by file, relative to the remote: `src/remote.ts` is required, `node_modules/…` adds a library. */
  files: Readonly<Record<string, string>>
}

export type BuiltTestRemote = {
  name: string
  distDir: string
  /** Output of the build. */
  log: string
  remove(): Promise<void>
}

/**
 * Builds a test-only remote with the regular build, in a temporary folder.
 * @throws Error with the build's output.
 */
export async function buildTestRemote({ name, config, files }: TestRemoteSource): Promise<BuiltTestRemote> {
  const place = await mkdtemp(join(tmpdir(), 'console-invented-'))
  const dir = join(place, 'remotes', name)
  for (const file of ['tsconfig.base.json', 'tsconfig.browser.json'])
    await cp(join(root, file), join(place, file))
  await linkDependencies(join(dir, 'node_modules'))
  for (const [file, text] of Object.entries({ ...frameOf(name, config), ...files })) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), text)
  }
  const remove = () => rm(place, { recursive: true, force: true })
  try {
    const rsbuild = join(dependencies, '@rsbuild', 'core', 'bin', 'rsbuild.js')
    const { stdout, stderr } = await run(process.execPath, [rsbuild, 'build'], {
      cwd: dir,
      // As for a release: the test environment would disable tree shaking.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    return { name, distDir: join(dir, 'dist'), log: `${stdout}${stderr}`, remove }
  } catch (cause) {
    await remove()
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string }
    throw new Error(`The invented remote ${name} was not built:\n${stdout}\n${stderr}`, { cause })
  }
}

/** Individual links, so that a test can add a library beside them. */
async function linkDependencies(target: string) {
  for (const entry of await readdir(dependencies)) {
    if (entry.startsWith('.')) continue
    const names = entry.startsWith('@') ? await readdir(join(dependencies, entry)) : ['']
    for (const name of names) {
      const link = join(target, entry, name)
      await mkdir(dirname(link), { recursive: true })
      await symlink(join(dependencies, entry, name), link)
    }
  }
}

function frameOf(name: string, config: Partial<RemoteConfig> = {}): Record<string, string> {
  const path = `/${name.replaceAll('_', '-')}/`
  const whole: RemoteConfig = {
    name,
    title: name,
    team: 'Invented',
    platform: '^1.0.0',
    paths: [path],
    menu: [{ title: name, path, icon: 'screen', order: 900 }],
    permissions: [],
    screens: {},
    ...config,
  }
  return {
    'package.json': JSON.stringify({ name, version: '1.0.0', private: true, type: 'module' }),
    'tsconfig.json': JSON.stringify({ extends: '../../tsconfig.browser.json', include: ['src'] }),
    'remote.config.ts': `export default ${JSON.stringify(whole)}`,
    'rsbuild.config.ts': [
      `import { buildRemote } from '@console/remote-kit/build'`,
      `import config from './remote.config.ts'`,
      `export default buildRemote(config)`,
    ].join('\n'),
  }
}
