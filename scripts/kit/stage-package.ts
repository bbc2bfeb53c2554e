import { cp, glob, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import { runIn } from '../commands/run-in.ts'
import { root } from '../commands/workspace.ts'
import { importHidden } from './kit-entries.ts'
import type { KitPackage } from './kit-packages.ts'
import { keepPackedLinks } from './packed-links.ts'

const tests = /\.test(-d)?\.tsx?$/
const minute = 60_000

/**
 * Copies a package's contents into `dir`: its sources compiled, with types, and its extras. It resolves packages staged
 * before, in `stages` by name, rather than those of the workspace.
 * @throws Error with the compiler's output.
 */
export async function stagePackage(
  { folder, leftOut, extras = {} }: KitPackage,
  dir: string,
  stages: ReadonlyMap<string, string>,
): Promise<void> {
  const sources = join(root, folder, 'src')
  await cp(sources, join(dir, 'src'), {
    recursive: true,
    filter: (file) => !tests.test(file) && !leftOut.test(relative(sources, file)),
  })
  await hideImports(join(dir, 'src'))
  await linkDependencies(join(root, folder, 'node_modules'), join(dir, 'node_modules'), stages)
  await writeFile(join(dir, 'tsconfig.json'), JSON.stringify(await toCompilation(folder)))
  const { code, output } = await runIn('', `tsc -p ${dir}`, 5 * minute)
  if (code !== 0) throw new Error(`${folder} does not compile as a package of its own:\n${output}`)
  await copyAssets(join(dir, 'src'), join(dir, 'dist'))
  // node_modules stays for packages that are staged later, and is never packed.
  for (const file of ['src', 'tsconfig.json']) await rm(join(dir, file), { recursive: true })
  for (const [from, to] of Object.entries(extras)) {
    await mkdir(dirname(join(dir, to)), { recursive: true })
    await cp(join(root, from), join(dir, to), { recursive: true })
    if (extname(to) === '.md') await writeFile(join(dir, to), await readGuide(from, extras))
  }
}

const readGuide = async (from: string, extras: Readonly<Record<string, string>>) =>
  keepPackedLinks(await readFile(join(root, from), 'utf8'), from, extras)

/** Uses the package's own configuration. */
async function toCompilation(folder: string) {
  const config: { extends: string } = JSON.parse(await readFile(join(root, folder, 'tsconfig.json'), 'utf8'))
  return {
    extends: join(root, folder, config.extends),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: 'src',
      outDir: 'dist',
    },
    include: ['src'],
  }
}

async function hideImports(dir: string) {
  for await (const file of glob('**/*.{ts,tsx}', { cwd: dir })) {
    const text = await readFile(join(dir, file), 'utf8')
    await writeFile(join(dir, file), importHidden(text))
  }
}

async function linkDependencies(from: string, to: string, stages: ReadonlyMap<string, string>) {
  for (const name of await listInstalled(from)) {
    const target = name.startsWith('@console/') ? stages.get(name) : join(from, name)
    if (target === undefined) continue
    await mkdir(dirname(join(to, name)), { recursive: true })
    await symlink(target, join(to, name))
  }
}

async function listInstalled(dir: string): Promise<string[]> {
  const names = (await readdir(dir)).filter((name) => !name.startsWith('.'))
  const scoped = names.map(async (name) =>
    name.startsWith('@') ? (await readdir(join(dir, name))).map((part) => `${name}/${part}`) : [name],
  )
  return (await Promise.all(scoped)).flat()
}

/** Copies style sheets and all other files that are not sources. */
const copyAssets = (from: string, to: string) =>
  cp(from, to, {
    recursive: true,
    filter: (file) => extname(file) === '' || !['.ts', '.tsx'].includes(extname(file)),
  })
