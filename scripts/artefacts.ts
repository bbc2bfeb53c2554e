import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'

const root = join(import.meta.dirname, '..')

/** Debian's own Node may be older, and would fail later without a clear message. */
const refuseOlderNode = `const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 12)) {
  console.error(\`This program needs Node 22.12 or later, and this is \${process.versions.node}.\`)
  process.exit(1)
}
`

type Artefact = {
  name: string
  /** The package that it is made of. */
  unit: string
  entry: string
  /** `browser`: only with what browsers have too, for the workers of a CDN. */
  platform: 'node' | 'browser'
  /** Left out: for trials, or opened only by commands of a checkout. */
  external: readonly string[]
  /** Files and folders of the repository that are put beside it, by their name there. */
  beside: Readonly<Record<string, string>>
  /** Packages with a program for this platform, which cannot be part of a script. */
  native: readonly string[]
}

const artefacts: readonly Artefact[] = [
  {
    name: 'admin-api',
    unit: '@console/admin-api',
    entry: 'admin-api/src/main.ts',
    platform: 'node',
    external: ['@electric-sql/pglite', 'pg-native'],
    beside: { migrations: 'admin-api/migrations' },
    native: [],
  },
  {
    name: 'release',
    unit: '@console/delivery',
    entry: 'delivery/src/release-alone.ts',
    platform: 'node',
    external: ['playwright-core', 'oxc-parser'],
    beside: {},
    native: ['oxc-parser', 'playwright-core'],
  },
  {
    name: 'cdn-worker',
    unit: '@console/delivery',
    entry: 'delivery/src/hosting/cdn-worker.ts',
    platform: 'browser',
    external: [],
    beside: {},
    native: [],
  },
]

/**
 * The two servers as programs and the function for a CDN, with what they read at run time, a bill of materials and the hash of every
 * file. The servers need Node and nothing else. Beside them stand the units of systemd and a Containerfile. @returns the folders.
 */
async function buildArtefacts(target: string): Promise<string[]> {
  await rm(target, { recursive: true, force: true })
  const folders: string[] = []
  for (const artefact of artefacts) folders.push(await buildArtefact(artefact, join(target, artefact.name)))
  await cp(join(root, 'delivery', 'install'), target, { recursive: true })
  return folders
}

async function buildArtefact(artefact: Artefact, folder: string): Promise<string> {
  const { name, unit, entry, platform, external, beside, native } = artefact
  await mkdir(folder, { recursive: true })
  const bundle = await rolldown({
    input: { [name]: join(root, entry) },
    platform,
    external: [...external],
    transform: { target: platform === 'node' ? 'node22' : 'es2023' },
  })
  // Parts stand beside the program: what is loaded only where it is used stays so.
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: 'part-[hash].mjs',
    banner: ({ isEntry }) => (isEntry && platform === 'node' ? refuseOlderNode : ''),
  })
  await bundle.close()
  for (const [to, from] of Object.entries(beside))
    await cp(join(root, from), join(folder, to), { recursive: true })
  for (const each of native) await copyPackage(each, join(root, entry), folder)
  const write = ['--run', 'sbom:write', '--', '--filter', unit, '--out', join(folder, `${name}.cdx.json`)]
  await promisify(execFile)(process.execPath, write, { cwd: root })
  await writeFile(join(folder, 'SHA256SUMS'), await hashAll(folder))
  return folder
}

/** With the packages of this platform that it needs. */
async function copyPackage(name: string, from: string, folder: string): Promise<void> {
  const require = createRequire(from)
  const manifest = require.resolve(`${name}/package.json`)
  await cp(dirname(manifest), join(folder, 'node_modules', name), { recursive: true, dereference: true })
  const { optionalDependencies = {} } = JSON.parse(await readFile(manifest, 'utf8'))
  for (const each of Object.keys(optionalDependencies)) {
    const isHere = await promisify(execFile)(
      process.execPath,
      ['-p', `require.resolve('${each}/package.json')`],
      {
        cwd: dirname(manifest),
      },
    ).catch(() => undefined)
    if (isHere !== undefined)
      await cp(dirname(isHere.stdout.trim()), join(folder, 'node_modules', each), { recursive: true })
  }
}

/** As `sha256sum --check SHA256SUMS` reads it. */
async function hashAll(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const lines = await Promise.all(
    files.toSorted().map(async (file) => {
      const digest = createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
      return `${digest}  ${relative(folder, file)}\n`
    }),
  )
  return lines.join('')
}

if (import.meta.main) {
  for (const folder of await buildArtefacts(process.argv[2] ?? join(root, '.data', 'artefacts')))
    console.log(folder)
}
