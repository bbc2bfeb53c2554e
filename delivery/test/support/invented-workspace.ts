import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { BuiltRemote, BuiltShell } from '@console/shared/release'
import type { Gives, RemoteContract } from '@console/shared/release/contract'
import { remoteEntryVersion } from '@console/shared/release/released-remote'
import { menuIcons } from '@console/shared/remote-config'
import { onTestFinished } from 'vitest'
import type { UnitToPublish } from '../../src/releases/units/read-built-unit.ts'

/** A temporary workspace with a built shell and built remotes of a few small files each. */
export type InventedWorkspace = {
  root: string
  siteDir: string
  remove(): Promise<void>
  buildShell(changes?: {
    platform?: string
    provided?: BuiltShell['provided']
    reads?: BuiltShell['reads']
    /** By default, of a component of antd for each module that it provides. */
    gives?: Gives
    text?: string
    isBeforeCanaries?: boolean
  }): Promise<UnitToPublish>
  buildRemote(
    name: string,
    changes?: Partial<BuiltRemote & RemoteContract> & { text?: string },
  ): Promise<UnitToPublish>
}

/** Gone with the test; `whenDone` says otherwise. */
export async function inventWorkspace(
  whenDone: (remove: () => Promise<void>) => void = onTestFinished,
): Promise<InventedWorkspace> {
  const root = await mkdtemp(join(tmpdir(), 'console-delivery-'))
  const remove = () => rm(root, { recursive: true, force: true })
  whenDone(remove)
  return {
    root,
    remove,
    siteDir: join(root, '.data', 'site'),
    async buildShell({
      platform = '1.2.0',
      provided = providedByDefault,
      text = 'first',
      isBeforeCanaries = false,
      ...given
    } = {}) {
      const reads = 'reads' in given ? given.reads : readsByDefault
      const gives = 'gives' in given ? given.gives : giveDefaults(Object.keys(provided))
      const shell: BuiltShell & { gives: Gives } = {
        platform,
        reads,
        signIn: ['static/js/sign-in.js'],
        frame: ['static/js/frame.js'],
        ...(isBeforeCanaries ? {} : { canary: ['static/js/canary.js'] }),
        provided,
        gives,
      }
      return writePackage(join(root, 'shell'), 'shell', {
        'index.html': indexHtml,
        'shell.json': JSON.stringify(shell),
        'static/js/boot.js': `console.log('boot')`,
        'static/js/sign-in.js': `console.log('sign in')`,
        'static/js/frame.js': `console.log('frame ${text}')`,
        'static/js/canary.js': `console.log('canary')`,
        'static/js/data.js': `console.log('data')`,
        'static/js/picker.js': `console.log('picker')`,
        'static/css/index.css': 'body { margin: 0 }',
      })
    },
    async buildRemote(name, { text = 'first', ...changes } = {}) {
      const path = `/${name}/`
      const remote: BuiltRemote & RemoteContract = {
        name,
        title: name,
        team: `${name} team`,
        platform: '^1.0.0',
        paths: [path],
        menu: [{ title: name, path, icon: 'screen', order: 1 }],
        permissions: [],
        screens: { [path]: 'list/list.route.tsx' },
        manifest: 'mf-manifest.json',
        entry: 'remoteEntry.js',
        shared: ['antd/es/table'],
        screenAssets: { [path]: { files: ['static/js/list.js'], shared: ['antd/es/table'] } },
        uses: { 'antd/es/table': { version: '6.0.0', names: { default: ['src/list/list.route.tsx'] } } },
        ...changes,
      }
      return writePackage(join(root, 'remotes', name), name, {
        'remote.json': JSON.stringify(remote),
        'mf-manifest.json': JSON.stringify({
          id: name,
          metaData: {
            globalName: `console_remote_${name}`,
            remoteEntry: { name: 'remoteEntry.js', path: '' },
          },
        }),
        'remoteEntry.js': `var console_remote_${name};console.log('entry of ${name}')`,
        'static/js/list.js': `console.log('list of ${name}, ${text}')`,
      })
    },
  }
}

const providedByDefault: BuiltShell['provided'] = {
  react: [],
  'antd/es/table': ['static/js/data.js', 'static/js/picker.js'],
  'antd/es/select': ['static/js/picker.js'],
}

const readsByDefault: BuiltShell['reads'] = {
  remoteEntries: [1, remoteEntryVersion],
  menuIcons: [...menuIcons],
  pointers: [1, 2],
}

const giveDefaults = (modules: readonly string[]): Gives =>
  Object.fromEntries(modules.map((module) => [module, { version: '6.0.0' }]))

export const indexHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Console</title>
    <script src="/__shell__/static/js/boot.js"></script>
    <link rel="stylesheet" href="/__shell__/static/css/index.css">
  </head>
  <body><div id="root"></div></body>
</html>
`

async function writePackage(
  dir: string,
  name: string,
  files: Record<string, string>,
): Promise<UnitToPublish> {
  const distDir = join(dir, 'dist')
  await rm(distDir, { recursive: true, force: true })
  const all = { '../package.json': JSON.stringify({ name, version: '1.0.0' }), ...files }
  for (const [file, content] of Object.entries(all)) {
    await mkdir(dirname(join(distDir, file)), { recursive: true })
    await writeFile(join(distDir, file), content)
  }
  return { name, distDir }
}

/** A copy of a build that later builds of the same package leave alone. */
export async function keepBuild(unit: UnitToPublish, label: string): Promise<UnitToPublish> {
  const distDir = join(unit.distDir, '..', label, 'dist')
  await cp(unit.distDir, distDir, { recursive: true })
  await cp(join(unit.distDir, '..', 'package.json'), join(distDir, '..', 'package.json'))
  return { ...unit, distDir }
}

/** Every file of a site with its content, without what delivery keeps for itself. */
export async function readTree(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('.delivery'))
    .sort()
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [file, await readFile(join(dir, file), 'utf8')]),
    ),
  )
}
