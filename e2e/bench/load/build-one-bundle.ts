import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRsbuild, loadConfig } from '@rsbuild/core'

const dir = join(import.meta.dirname, '..', 'one-bundle')

/** Builds the one-bundle console and lays it out beside a copy of the federated console's release pointer. */
export async function buildOneBundle(siteDir: string, pointerFile: string): Promise<void> {
  const { content } = await loadConfig({ cwd: dir })
  const rsbuild = await createRsbuild({ cwd: dir, config: content })
  await rsbuild.build()
  await mkdir(join(siteDir, 'releases'), { recursive: true })
  await cp(join(dir, 'dist'), join(siteDir, 'shell', 'one'), { recursive: true })
  await writeFile(join(siteDir, 'releases', 'current.json'), await readFile(pointerFile))
  await writeFile(join(siteDir, 'index.html'), await readFile(join(dir, 'dist', 'index.html')))
}

/** Lets the document start everything that a first visit was seen to load, as the federated console's does. */
export async function addPreloads(siteDir: string, addresses: readonly string[]): Promise<void> {
  const links = addresses.map((address) =>
    address.endsWith('.json')
      ? `<link rel="preload" as="fetch" crossorigin href="${address}">`
      : `<link rel="preload" as="${address.endsWith('.css') ? 'style' : 'script'}" href="${address}">`,
  )
  const document = await readFile(join(dir, 'dist', 'index.html'), 'utf8')
  await writeFile(join(siteDir, 'index.html'), document.replace('<head>', `<head>${links.join('')}`))
}
