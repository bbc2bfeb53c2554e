import type { ConsoleConfig } from '@console/shared/config'
import {
  decodeGrant,
  type PreviewGrant,
  previewGrantSchema,
  toSubjectName,
} from '@console/shared/release/preview'
import { splitSigned } from '@console/shared/release/signed-text'
import { tryParseJson } from '@console/values/text/try-parse-json'
import { findSigner } from '../release/check-pointer.ts'
import { formatUntil } from './format-until.ts'
import { PreviewRefusal } from './preview-refusal.ts'

type Link = { named: string; grant: string }

/** The verified preview that a link grants to this console, now. Throws `PreviewRefusal`. */
export async function readGrant(
  { named, grant: text }: Link,
  { previewKeys }: Pick<ConsoleConfig, 'previewKeys'>,
): Promise<PreviewGrant> {
  if (previewKeys.length === 0) throw new PreviewRefusal('switched-off', 'Previews are not switched on here.')
  const split = splitSigned(decodeGrant(text) ?? '')
  const grant = split && previewGrantSchema.safeParse(tryParseJson(split.text)).data
  if (!split || !grant)
    throw new PreviewRefusal('damaged', 'The preview link is incomplete. Copy all of it and open it again.')
  const signer = await findSigner('preview', split, previewKeys).catch((cause: unknown) => {
    throw new PreviewRefusal(
      'uncheckable',
      'This browser cannot check the link to the preview. Open it in a browser from 2025 or later, over https.',
      { cause },
    )
  })
  if (signer === undefined)
    throw new PreviewRefusal(
      'forged',
      'The preview link was not signed by anybody whom this console trusts. Ask for another one.',
    )
  if (grant.origin !== location.origin)
    throw new PreviewRefusal(
      'other-origin',
      `The preview link is for ${grant.origin}, and this is ${location.origin}.`,
    )
  if (Date.parse(grant.expires_at) <= Date.now())
    throw new PreviewRefusal(
      'expired',
      `The preview link worked until ${formatUntil(grant.expires_at)}. Ask for another one.`,
    )
  const name = toSubjectName(grant.subject)
  if (named !== name)
    throw new PreviewRefusal(
      'misnamed',
      `The preview link was made for ${name}, and its address says something else. Ask for another one.`,
    )
  return grant
}
