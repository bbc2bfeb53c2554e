import { ReleaseError } from '../../errors/release-error.ts'
import { toIntegrity } from '../site/hash-files.ts'
import type { PublishedFiles } from '../site/published-files.ts'
import { buildUnitAddress } from '../site/site-layout.ts'
import type { DocumentRelease } from './build-preload-map.ts'
import { renderDocument } from './render-document.ts'

/**
 * The document of a release whose shell stands in its place. `isSigned`: its pointer is.
 * @throws ReleaseError `damaged` when the shell's own index.html is gone or not as it was published.
 */
export async function renderSiteDocument(
  published: PublishedFiles,
  release: DocumentRelease,
  isSigned: boolean,
): Promise<string> {
  const template = `${buildUnitAddress('shell', release.shell.version)}/index.html`
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
