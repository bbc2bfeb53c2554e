import { ReleaseError } from '../../errors/release-error.ts'
import { toIntegrity } from '../site/hash-files.ts'
import type { PublishedFiles } from '../site/published-files.ts'
import { buildPreloadMap, type DocumentRelease, toShellAddress } from './build-preload-map.ts'
import { buildReleaseFiles } from './build-release-files.ts'

/** The shell's build writes its own addresses with this prefix, since it cannot know its version. */
const shellTag = /\b(src|href)="\/__shell__\/([^"]+)"/g

const toPreload = (address: string) => `<link rel="preload" as="fetch" crossorigin href="${address}">`

/**
 * The document of a release, from the `index.html` that the shell's build left.
 * @throws ReleaseError `build-output` when the template has no head to write into.
 */
export function renderDocument(template: string, release: DocumentRelease, isSigned = false): string {
  // Before the first tag that loads something; a `<meta charset>` stays within the first 1024 bytes (HTML standard).
  const place = template.search(/<(?:script|link|style)\b|<\/head>/i)
  if (place === -1)
    throw new ReleaseError('build-output', 'The shell’s index.html has no head. Build the shell again.')
  const map = JSON.stringify(buildPreloadMap(release, isSigned)).replaceAll('<', '\\u003c')
  const index = buildReleaseFiles(release)?.index.address
  const fetched = ['/config.json', '/releases/current.json', ...(index === undefined ? [] : [index])]
  const inserted = [
    ...fetched.map(toPreload),
    `<script type="application/json" id="release-assets">${map}</script>`,
  ]
  const document = `${template.slice(0, place)}${inserted.join('')}${template.slice(place)}`
  return document.replaceAll(shellTag, (_, attribute: string, file: string) => {
    const address = toShellAddress(release.shell, file)
    const integrity = release.files[address]
    if (integrity === undefined)
      throw new ReleaseError(
        'build-output',
        `The shell’s index.html loads ${file}, which its build does not hold. Build the shell again.`,
      )
    return `${attribute}="${address}" integrity="${integrity}" crossorigin`
  })
}

/**
 * The document of a release, from the `index.html` of its shell. `isSigned`: whether its pointer is signed.
 * @throws ReleaseError `damaged` when the shell's own index.html is missing or changed.
 */
export async function renderSiteDocument(
  published: PublishedFiles,
  release: DocumentRelease,
  isSigned: boolean,
): Promise<string> {
  const template = toShellAddress(release.shell, 'index.html')
  const content = await published.read(template).catch((cause: unknown) => {
    throw new ReleaseError(
      'damaged',
      `${template} cannot be read, so there is no document to show. Publish the shell again, or roll back to a release with another one.`,
      { cause },
    )
  })
  if (toIntegrity(content) !== release.files[template])
    throw new ReleaseError(
      'damaged',
      `${template} is not as it was published, so there is no document to show. Publish the shell again, or roll back to a release with another one.`,
    )
  return renderDocument(content.toString('utf8'), release, isSigned)
}
