import type { ConsoleConfig } from '@console/shared/config'
import { type PreviewFile, type PreviewGrant, toSubjectName } from '@console/shared/release/preview'
import { areClaimsClear } from '../release/are-claims-clear.ts'
import type { KnownRelease, KnownRemote } from '../release/known-release.ts'
import { PreviewRefusal } from './preview-refusal.ts'

/** Replaces current entries with the previewed ones. Throws `PreviewRefusal` if they do not fit the release. */
export function applyPreview(
  release: KnownRelease,
  { grant: { subject, expires_at }, file }: { grant: PreviewGrant; file: PreviewFile },
  config: ConsoleConfig,
): KnownRelease {
  const name = toSubjectName(subject)
  if (file.shell.compared !== release.shell.version)
    throw new PreviewRefusal(
      'other-shell',
      `The console itself has changed since the link to ${name} was made, so the two may not fit. Ask for a new link.`,
    )
  const previewed = file.remotes.map((remote): KnownRemote => {
    const current = release.remotes.find((each) => each.name === remote.name)
    if (current?.version === remote.version) return remote
    return { ...remote, release: file.release, preview: { for: current?.version, until: expires_at } }
  })
  const isPreviewed = (remote: KnownRemote) => previewed.some((each) => each.name === remote.name)
  const kept = subject.kind === 'release' ? [] : release.remotes.filter((remote) => !isPreviewed(remote))
  const remotes = [...kept, ...previewed]
  if (!areClaimsClear(remotes, config))
    throw new PreviewRefusal(
      'path-taken',
      `${name} has an address that another section of this console has taken meanwhile. Ask the ${file.remotes[0]?.team} team for a new link.`,
    )
  return {
    ...release,
    remotes,
    ...(file.redirects && { redirects: file.redirects }),
    preview: {
      state: 'running',
      name,
      until: expires_at,
      isWithTodaysShell: file.shell.released !== file.shell.compared && subject.kind === 'release',
      released: release.remotes,
    },
  }
}
