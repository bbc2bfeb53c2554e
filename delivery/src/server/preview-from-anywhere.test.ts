import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeGrant, previewGrantSchema, toPreviewAddress } from '@console/shared/release/preview'
import { splitSigned } from '@console/shared/release/signed-text'
import { expect, test } from 'vitest'
import { runCommand } from '../../test/support/run-command.ts'
import { serveReleases } from '../../test/support/served-releases.ts'
import { createReleaseKey, isSignedBy } from '../releases/signing/release-key.ts'

const url = 'https://console.example.com'

test('a team makes a preview link of its own remote through the server, and signs it with its own key', async () => {
  const served = await serveReleases()
  const { root, siteDir, tokens, store, buildShell, buildRemote } = served
  const key = await createReleaseKey(join(root, 'preview.pem'), siteDir)
  const place = { root, server: served.served.url }
  const asPlatform = (...args: string[]) => runCommand({ ...place, token: tokens.platform }, ...args)
  const preview = (what: string) =>
    runCommand(
      { ...place, token: tokens.growth },
      ...['preview', what, '--url', url, '--preview-key', join(root, 'preview.pem')],
    )
  await buildShell()
  for (const name of ['commerce', 'content']) await buildRemote(name)
  await asPlatform('publish', 'shell', 'commerce', 'content', '--no-build')
  const first = (await store.readCurrent())?.release
  await buildRemote('commerce', { text: 'second' })
  await buildRemote('content', { text: 'second' })
  await asPlatform('publish', 'commerce', 'content', '--no-build')
  const [commerce, content] = first?.remotes ?? []

  const printed = await preview(`commerce@${commerce?.version}`)
  const link = new URL(printed.split('\n').find((line) => line.startsWith(url)) ?? '')
  const split = splitSigned(decodeGrant(link.searchParams.get('grant') ?? '') ?? '')
  const grant = previewGrantSchema.parse(JSON.parse(split?.text ?? ''))
  expect(split !== null && isSignedBy([key.publicKey], 'preview', split)).toBe(true)
  expect(grant.subject).toEqual({ kind: 'remote', name: 'commerce', version: commerce?.version })
  expect(
    JSON.parse(await readFile(join(siteDir, toPreviewAddress(grant.subject, grant.file)), 'utf8')),
  ).toMatchObject({
    release: first?.id,
  })

  await expect(preview(`content@${content?.version}`)).rejects.toThrow('and not content')
  await expect(preview(first?.id ?? '')).rejects.toThrow('make a link to a whole release')
})
