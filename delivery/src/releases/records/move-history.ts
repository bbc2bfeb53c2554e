import { appendFile, readFile } from 'node:fs/promises'
import { type ReleasePointer, releaseIdSchema } from '@console/shared/release'
import * as z from 'zod/mini'
import { tryParseJson } from '../site/read-json-file.ts'
import type { SiteLayout } from '../site/site-layout.ts'
import { writeFileAtomically } from '../site/write-file-atomically.ts'

/** `renew`: the same release, signed anew. */
export type MoveAction =
  | 'publish'
  | 'rollback'
  | 'renew'
  | 'remove'
  | 'move'
  | 'rename'
  | 'redirect'
  | 'disable'
  | 'enable'

const version = z.nullable(z.string())

const moveSchema = z.object({
  moved_at: z.string(),
  /** A {@link MoveAction}, or what a newer command line calls it. */
  action: z.string(),
  /** The remote or the shell, or the path, that the command named, where it was about that one alone. */
  subject: z.optional(z.string()),
  /** As they say; nothing proves it but `key`, and that only of who held the key. */
  by: z.string(),
  reason: z.string(),
  /** What the units were built from: a commit, `-dirty` after it when files had changes besides. */
  commit: z.optional(z.string()),
  /** Whether what was published was run in a browser before. */
  smoke: z.optional(z.enum(['passed', 'skipped'])),
  /** The public key of the signature. */
  key: z.optional(z.string()),
  /** Versions before and after; null for none. Lines of earlier command lines have no such list. */
  units: z.optional(z.array(z.object({ name: z.string(), from: version, to: version }))),
  /** Null where it ended. */
  redirects: z.optional(z.array(z.object({ from: z.string(), to: z.nullable(z.string()) }))),
  /** Null for the first release. */
  from: z.nullable(releaseIdSchema),
  to: releaseIdSchema,
})
/** One move of the pointer: a line of `.delivery/history.jsonl`, which nobody is served. */
export type Move = z.infer<typeof moveSchema>

/** The text, and every move that it tells of, oldest first. A line that cannot be read is left out. */
export type History = { text: string; moves: readonly Move[] }

export async function loadHistory(layout: SiteLayout): Promise<History> {
  const text = await readFile(layout.history, 'utf8').catch(() =>
    readFile(layout.formerHistory, 'utf8').catch(() => ''),
  )
  return parseHistory(text)
}

const parseHistory = (text: string): History => ({
  text,
  moves: text.split('\n').flatMap((line) => parseMove(line) ?? []),
})

const parseMove = (line: string): Move | undefined => moveSchema.safeParse(tryParseJson(line)).data

/** Written before the pointer moves, so that no move is ever missing; see {@link dropUnfinishedMove}. */
export async function appendMove(layout: SiteLayout, move: Move): Promise<void> {
  await appendFile(layout.history, `${JSON.stringify(move)}\n`, { flush: true })
}

/**
 * Takes out the last line when the process died before it was whole, or before the pointer followed it.
 * @returns what is left.
 */
export async function dropUnfinishedMove(
  layout: SiteLayout,
  { text }: History,
  pointer: ReleasePointer | undefined,
): Promise<History> {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const lastLine = whole.trimEnd().split('\n').at(-1) ?? ''
  const last = parseMove(lastLine)
  const isUnfinished = last !== undefined && last.moved_at !== pointer?.moved_at
  const kept = isUnfinished ? whole.slice(0, -(lastLine.length + 1)) : whole
  if (kept !== text) await writeFileAtomically(layout, layout.history, kept)
  return parseHistory(kept)
}

/** Who first made a release, and why; records say neither, since anybody may read them. */
export function findAuthor(id: string, moves: readonly Move[]): { by: string; reason: string } {
  const { by, reason } = moves.find((move) => move.to === id) ?? { by: 'unknown', reason: '' }
  return { by, reason }
}
