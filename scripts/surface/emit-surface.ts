import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import { runIn } from '../commands/run-in.ts'
import { root } from '../commands/workspace.ts'
import { type Promised, promises } from './promises.ts'

const minute = 60_000

/** A module whose exports reach everything promised, by name. */
const kit = join(root, 'packages/remote-kit')
const fromKit = createRequire(join(kit, 'package.json'))

/** Runs `use` with a folder in which npm modules resolve as in the kit. */
export async function inKit<T>(use: (dir: string) => Promise<T>): Promise<T> {
  await mkdir(join(kit, '.data'), { recursive: true })
  const dir = await mkdtemp(join(kit, '.data/surface-'))
  return use(dir).finally(() => rm(dir, { recursive: true }))
}

/** Runs the compiler in `dir`, with the workspace's options and those of `config`. */
export async function compile(dir: string, config: object) {
  await writeFile(
    join(dir, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.browser.json'), ...config }),
  )
  // With several threads TypeScript 7.0.2 silently omits declarations, different ones each time.
  return runIn('', `tsc -p ${dir} --singleThreaded --pretty false`, 5 * minute)
}

/** A single declaration file with everything promised and referenced, without unreachable declarations. */
export function emitSurface(): Promise<string> {
  return inKit(async (dir) => {
    const { code, output } = await compile(dir, {
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        noCheck: true,
        removeComments: true,
        types: [],
        rootDir: root,
        outDir: dir,
      },
      include: ['shared', 'remote-kit'].map((name) => join(root, 'packages', name, 'src')),
      exclude: ['**/*.test.*'],
    })
    if (code !== 0) throw new Error(`The declarations could not be written:\n${output}`)
    const toDeclaration = (file: string) => join(dir, relative(root, file)).replace(/\.tsx?$/, '.d.ts')
    const index = join(dir, 'index.d.ts')
    await writeFile(index, promises.map(toExport).join('\n'))
    const bundle = await rolldown({
      input: index,
      external: /^(?!\.|\/|@console\/)/,
      plugins: [
        {
          name: 'declarations-of-ours',
          resolveId: {
            order: 'pre',
            handler(id, importer = '') {
              if (id.startsWith('@console/')) return toDeclaration(fromKit.resolve(id))
              return id.startsWith('.') ? join(dirname(importer), id.replace(/\.tsx?$/, '.d.ts')) : null
            },
          },
        },
        dts({ dtsOnly: true, generator: 'oxc', tsconfig: false }),
      ],
    })
    const [chunk] = (await bundle.generate()).output
    return chunk.code
  })
}

function toExport({ name, from, kind }: Promised): string {
  if (kind === 'module') return `export * as ${name} from '${from}'`
  return `export ${kind === 'type' ? 'type ' : ''}{ ${name} } from '${from}'`
}
