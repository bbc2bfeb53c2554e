import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runIn } from '../commands/run-in.ts'
import { crossings } from './crossings.ts'
import { keepCrossing, type Surface } from './surface.ts'

const minute = 60_000

/** The declarations of what crosses between units, as the sources of a workspace have them now. */
export async function emitSurface(root: string): Promise<Surface> {
  const dir = await mkdtemp(join(tmpdir(), 'console-surface-'))
  try {
    const outDir = join(dir, 'out')
    const files = await listSources(root)
    const rootDir = join(root, 'packages')
    const compilerOptions = { noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true }
    await writeFile(
      join(dir, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, 'tsconfig.browser.json'),
        compilerOptions: { ...compilerOptions, removeComments: true, types: [], rootDir, outDir },
        files,
      }),
    )
    // On several threads TypeScript 7.0.2 leaves some declarations out, others each time, and says nothing.
    const { code, output } = await runIn('', `tsc -p ${dir} --singleThreaded`, 5 * minute)
    if (code !== 0) throw new Error(`The declarations could not be written:\n${output}`)
    return keepCrossing(await readDeclarations(outDir))
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function listSources(root: string): Promise<string[]> {
  const patterns = [...new Set(crossings.map(({ module }) => module))].map(
    (module) => `packages/${module}.{ts,tsx}`,
  )
  return (await Array.fromAsync(glob(patterns, { cwd: root }))).sort().map((file) => join(root, file))
}

async function readDeclarations(dir: string): Promise<Surface> {
  const files = (await Array.fromAsync(glob('**/*.d.ts', { cwd: dir }))).sort()
  return new Map(
    await Promise.all(
      files.map(
        async (file): Promise<[string, string]> => [
          file.replace(/\.d\.ts$/, ''),
          await readFile(join(dir, file), 'utf8'),
        ],
      ),
    ),
  )
}
