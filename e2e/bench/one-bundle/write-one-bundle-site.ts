import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listBuiltRemotes } from '../../src/console/built-units.ts'
import { buildOneBundle, type OneBundle } from './build-one-bundle.ts'

const address = '/shell/one-bundle/'

/**
 * Writes a release folder for the single bundle, with the release data of the console in `federatedDir` and the same
 * kind of preloads.
 */
export async function writeOneBundleSite(dir: string, federatedDir: string): Promise<void> {
  const bundle = await buildOneBundle()
  await cp(join(federatedDir, 'releases'), join(dir, 'releases'), { recursive: true })
  await cp(bundle.distDir, join(dir, address), { recursive: true })
  const { release } = JSON.parse(await readFile(join(dir, 'releases', 'current.json'), 'utf8'))
  const template = await readFile(join(bundle.distDir, 'index.html'), 'utf8')
  await writeFile(join(dir, 'index.html'), renderDocument(template, bundle, release.index.address))
}

function renderDocument(template: string, bundle: OneBundle, index: string): string {
  const place = template.search(/<(?:script|link|style)\b/)
  const preloads = ['/config.json', '/releases/current.json', index].map(
    (file) => `<link rel="preload" as="fetch" crossorigin href="${file}">`,
  )
  const assets = JSON.stringify(buildReleaseAssets(bundle))
  const inserted = `${preloads.join('')}<script type="application/json" id="release-assets">${assets}</script>`
  return `${template.slice(0, place)}${inserted}${template.slice(place)}`.replaceAll('/__shell__/', address)
}

/** The format read by shell/src/release/release-assets.ts. */
function buildReleaseAssets({ distDir, listScreenFiles }: OneBundle) {
  const files = globSync('**/*.{js,css}', { cwd: distDir })
  const toIntegrity = (file: string) =>
    `sha384-${hash('sha384', readFileSync(join(distDir, file)), 'base64')}`
  const toPlaces = (...routeModules: string[]) =>
    listScreenFiles(...routeModules).map((file) => {
      if (!files.includes(file)) files.push(file)
      return files.indexOf(file)
    })
  const signIn = toPlaces('sign-in/sign-in-screen.tsx', 'notices/toasts.tsx')
  const frame = toPlaces('frame/frame.tsx', 'notices/toasts.tsx')
  const screens = listBuiltRemotes().flatMap((remote) => Object.entries(remote.screens))
  const paths = Object.fromEntries(screens.map(([path, module]) => [path, toPlaces(module)]))
  return { files: files.map((file) => [`${address}${file}`, toIntegrity(file)]), signIn, frame, paths }
}
