import { appendFile, readFile } from 'node:fs/promises'
import { tryParseJson } from '@console/node-server/try-parse-json'
import { type Move, moveSchema } from '@console/shared/release-server/move'
import type { SiteLayout } from '../site/site-layout.ts'
import { writeFileAtomically } from '../site/write-file-atomically.ts'

/** `renew`: the same release, signed again. */
export type MoveAction =
  | 'publish'
  | 'rollback'
  | 'renew'
  | 'remove'
  | 'rename'
  | 'redirect'
  | 'disable'
  | 'enable'
  | 'promote'
  | 'canary start'
  | 'canary share'
  | 'canary promote'
  | 'canary abort'

/** Moves at the end of the history that a command looks at: years of them. */
export const mostMoves = 5_000

/** `.delivery/history.jsonl`, which is not served: the text, and its moves, oldest first. Lines that cannot be read are left out. */
export type History = { text: string; moves: readonly Move[] }

/** @param last the number of lines at the end to parse; all by default. */
export async function loadHistory(layout: SiteLayout, last?: number): Promise<History> {
  const text = await readFile(layout.history, 'utf8').catch(() =>
    readFile(layout.formerHistory, 'utf8').catch(() => ''),
  )
  return last === undefined ? parseHistory(text) : { text, moves: parseLast(text, last) }
}

function parseLast(text: string, count: number): Move[] {
  const moves: Move[] = []
  const lines = text.split('\n')
  for (let line = lines.pop(); line !== undefined && moves.length < count; line = lines.pop())
    moves.push(...[parseMove(line) ?? []].flat())
  return moves.reverse()
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
 * Removes the last line when the process died before it was whole, or before the pointer followed.
 * @returns what is left.
 */
export async function dropUnfinishedMove(
  layout: SiteLayout,
  { text }: History,
  pointer: { moved_at: string } | undefined,
): Promise<History> {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const lastLine = whole.trimEnd().replace(/^.*\n/s, '')
  const last = parseMove(lastLine)
  const isUnfinished = last !== undefined && last.moved_at !== pointer?.moved_at
  const kept = isUnfinished ? whole.slice(0, -(lastLine.length + 1)) : whole
  if (kept !== text) await writeFileAtomically(layout, layout.history, kept)
  return { text: kept, moves: parseLast(kept, mostMoves) }
}

/** Lines that stay whatever their age. */
const leastKept = 100

/** Removes the lines of moves before a time. Only for the holder of the lock. */
export async function pruneHistory(layout: SiteLayout, since: number): Promise<void> {
  const { text } = await loadHistory(layout, 0)
  const lines = text.split('\n')
  const isNewer = (line: string) => Date.parse(parseMove(line)?.moved_at ?? '') >= since
  const newer = lines.findIndex(isNewer)
  const latest = Math.max(0, lines.length - 1 - leastKept)
  const first = newer === -1 ? latest : Math.min(newer, latest)
  if (first > 0) await writeFileAtomically(layout, layout.history, lines.slice(first).join('\n'))
}

/** Ids of releases in the history by when they were first current, newest first. */
export const listFirstMoves = (moves: readonly Move[]): string[] =>
  [...new Set(moves.flatMap(({ from, to }) => (from === null ? [to] : [from, to])))].reverse()

/** Who first made a release, and why; records say neither, since anybody may read them. */
export function findAuthor(id: string, moves: readonly Move[]): { by: string; reason: string } {
  const { by, reason } = moves.find((move) => move.to === id) ?? { by: 'unknown', reason: '' }
  return { by, reason }
}
