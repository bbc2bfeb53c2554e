import { CommandError } from '@console/node-server/command-error'
import { toSubjectName } from '@console/shared/release/preview'
import { unitNameSchema } from '@console/shared/release-server/move-request'
import type { AskedPreview } from '../../releases/previews/find-previewed.ts'
import type { PreparedPreview, PreviewRequest } from '../../releases/previews/prepare-preview.ts'
import { signPreview } from '../../releases/previews/sign-preview.ts'
import { type ReleaseKey, readReleaseKey } from '../../releases/signing/release-key.ts'
import { onlyUnit } from '../../releases/units/only-unit.ts'
import { takeOne } from '../command-line/take-operands.ts'
import { buildUnits } from '../steps/build-units.ts'
import { readConsolePlace } from '../steps/read-console-place.ts'
import type { ReleaseContext } from '../steps/release-context.ts'
import { readSigning } from '../steps/to-move-request.ts'
import { readConfig } from '../steps/update-nginx.ts'

const isUnitName = (text: string) => unitNameSchema.safeParse(text).success
const usage = 'preview <remote>@<version> --url https://console.example.com'

/** Ends the links to builds of a branch: of a pull request that was closed. */
async function endPreviews({ client, store, command, print }: ReleaseContext, remote: string) {
  const { by, branch } = command
  if (branch === undefined)
    throw new CommandError(`Say of which branch: pnpm release preview end ${remote} --branch <name>.`)
  const ended = await (client ?? store).endPreviews({ by, remote, branch })
  print(`${ended} ${ended === 1 ? 'preview' : 'previews'} of ${remote}, branch ${branch}, ended.`)
}

/** Prints a link that shows staff a version, or the remotes of a release, that is not current. */
export async function preview(context: ReleaseContext): Promise<void> {
  const { client, command, print } = context
  const [first, remote, ...more] = command.operands
  if (first === 'end' && remote !== undefined && more.length === 0) return endPreviews(context, remote)
  const asked = await parseAsked(context, takeOne(command, 'version to preview', usage))
  const { url: origin, hours, by, branch } = command
  if (origin === undefined)
    throw new CommandError(`Say which console the link is for: pnpm release ${usage}.`)
  const path = parsePath(command.path)
  const expires_at = new Date(Date.now() + hours * 60 * 60_000).toISOString()
  const { subject, current, notes, link, key } =
    client === undefined
      ? await prepareHere(context, { by, asked, expires_at, branch }, { origin, path })
      : await client.preview({ by, asked, expires_at, branch, origin, path })
  if (link === undefined) throw new CommandError(`${client?.name} is an earlier one, which signs no links.`)
  for (const note of notes) print(note)
  print(`${toSubjectName(subject)} fits ${current}, which is current.`)
  print(link)
  print(
    `The link works until ${expires_at.slice(0, 16).replace('T', ' ')} UTC, for staff with the permission releases.preview, where previewKeys of ${origin}/config.json names ${key}.`,
  )
}

type Asked = Pick<PreviewRequest, 'by' | 'asked' | 'expires_at' | 'branch'>

/** In the release folder, where no release server is named. */
async function prepareHere(
  context: ReleaseContext,
  asked: Asked,
  { origin, path }: { origin: string; path: string | undefined },
): Promise<PreparedPreview & { link: string; key: string }> {
  const { store, command } = context
  const key = await readPreviewKey(context)
  const config = await readConfig(command.config)
  const signing = await readSigning(context)
  const prepared = await store.preview({
    ...asked,
    place: readConsolePlace(config),
    trusted: [...(signing === undefined ? [] : [signing.key.publicKey]), ...command.trusted],
  })
  const { subject, integrity: file } = prepared
  const grant = { format: 1, subject, origin, expires_at: asked.expires_at, file } as const
  return { ...prepared, link: signPreview(key, grant, path ?? prepared.path), key: key.publicKey }
}

/** A name alone is the build of the workspace. @throws CommandError. */
async function parseAsked(context: ReleaseContext, text: string): Promise<AskedPreview> {
  if (isUnitName(text)) return { kind: 'built', unit: onlyUnit(await buildUnits(context, [text])) }
  if (/^r-[0-9a-f]{12}$/.test(text)) return { kind: 'release', id: text }
  const [, name, version] = /^([a-z][a-z0-9_]*)@([\w.+-]+)$/.exec(text) ?? []
  if (name !== undefined && version !== undefined) return { kind: 'remote', name, version }
  throw new CommandError(
    `“${text}” names nothing that can be previewed. Name a version, such as commerce@1a2b3c4d, or a release, such as r-0123456789ab; pnpm release list shows them.`,
  )
}

/** @throws CommandError. */
function parsePath(path: string | undefined): string | undefined {
  if (path === undefined || /^\/(?![/\\])/.test(path)) return path
  throw new CommandError(`--path takes a path of the console, such as /coupons/, not “${path}”.`)
}

/** @throws CommandError where none is named, ReleaseError where it cannot be used. */
async function readPreviewKey({ command, store, env }: ReleaseContext): Promise<ReleaseKey> {
  const file = command.previewKey ?? env['PREVIEW_KEY_FILE']
  if (file) return readReleaseKey(file, store.dir)
  throw new CommandError(
    'Name the key that signs links: --preview-key <file>, or PREVIEW_KEY_FILE. Make one with pnpm release key new <file>, and put its public key into previewKeys of config.json.',
  )
}
