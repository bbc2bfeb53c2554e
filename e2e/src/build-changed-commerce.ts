import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './console/built-units.ts'
import { buildOnce } from './run/build-once.ts'

const run = promisify(execFile)
const screen = 'src/packages/list/package-list-page.tsx'
const heading = 'title="Packages"'

const changeHeading = (text: string) => {
  if (!text.includes(heading)) throw new Error(`${screen} of commerce does not say ${heading} any more`)
  return text.replace(heading, `title="${changedHeading}"`)
}

/** Heading of the changed remote's package list. */
export const changedHeading = 'Coin and gem packages'

/** Builds a copy of the commerce remote with another package list, using its own configuration. */
export async function buildChangedCommerce(
  change = changeHeading,
): Promise<{ name: string; distDir: string }> {
  const text = change(await readFile(join(root, 'remotes', 'commerce', screen), 'utf8'))
  return { name: 'commerce', distDir: await buildOnce(`commerce ${text}`, () => buildCommerce(text)) }
}

async function buildCommerce(changed: string) {
  const copy = await mkdtemp(join(tmpdir(), 'console-changed-'))
  const source = join(root, 'remotes', 'commerce')
  const dir = join(copy, 'remotes', 'commerce')
  const isSource = (path: string) => !['node_modules', 'dist'].includes(basename(path))
  await cp(source, dir, { recursive: true, filter: isSource })
  await symlink(join(source, 'node_modules'), join(dir, 'node_modules'))
  for (const file of ['tsconfig.base.json', 'tsconfig.browser.json'])
    await cp(join(root, file), join(copy, file))
  await writeFile(join(dir, screen), changed)
  await run(process.execPath, ['--run', 'build'], { cwd: dir })
  return {
    distDir: join(dir, 'dist'),
    remove: () => rm(copy, { recursive: true, force: true }),
  }
}
