import { encodeGrant, type PreviewGrant, toSubjectName } from '@console/shared/release/preview'
import { joinSigned } from '@console/shared/release/signed-text'
import type { ReleaseKey } from '../signing/release-key.ts'

/** The link by which staff of that console see the preview. `path` may have a search of its own. */
export function signPreview(key: ReleaseKey, grant: PreviewGrant, path: string): string {
  const { subject, origin } = grant
  const text = JSON.stringify(grant)
  const link = new URL(path, origin)
  link.searchParams.append(subject.kind === 'remote' ? 'preview' : 'release', toSubjectName(subject))
  link.searchParams.append('grant', encodeGrant(joinSigned(key.sign('preview', text), text)))
  // `@` is allowed in a query, and easier to read.
  return link.href.replace('%40', '@')
}
