import * as z from 'zod/mini'
import type { DraftKey } from '../platform/platform.ts'
import { openTabChannel } from '../storage/tab-channel.ts'

/** Identifies an editor: its owner, its record and the slot of its draft. */
export type EditorIdentity = { owner: string | number; key: DraftKey; slot: string }

const newsSchema = z.object({
  type: z.enum(['opened', 'closed', 'saved']),
  record: z.string(),
  slot: z.string(),
})
export type TabNews = z.infer<typeof newsSchema>

export type RecordTabs = {
  /** Slots of other editors in this browser that have the record open. */
  findOthers(): Promise<ReadonlySet<string>>
  /** Tells the other tabs that the record was saved here. */
  announceSaved(): void
  leave(): void
}

export const toRecordName = ({ owner, key }: Pick<EditorIdentity, 'owner' | 'key'>) =>
  `console-editor/${owner}/${key.entity}/${key.id}`

/** Web Locks need a secure context: HTTPS or localhost. */
export const findLocks = (): LockManager | undefined => globalThis.navigator?.locks

/**
 * Marks the record as open in this tab by a Web Lock, which is released however the tab ends, and listens to other
 * tabs. `onNews` is called when one of them opens, closes, crashes or saves.
 */
export function joinRecord(identity: EditorIdentity, onNews: (news: TabNews['type']) => void): RecordTabs {
  const record = toRecordName(identity)
  const toLock = (slot: string) => `${record}#${slot}`
  const locks = findLocks()
  const left = new AbortController()
  const awaited = new Set<string>()
  const channel = openTabChannel('console-editors')
  /** Nothing is told after `leave`: a closed channel throws. */
  function post(type: TabNews['type']) {
    if (left.signal.aborted) return
    channel?.postMessage({ type, record, slot: identity.slot } satisfies TabNews)
  }

  channel?.addEventListener('message', ({ data }) => {
    const news = newsSchema.safeParse(data)
    if (news.success && news.data.record === record) onNews(news.data.type)
  })
  const isHeld = holdLock(toLock(identity.slot), left.signal)
  void isHeld.then(() => post('opened'))

  /** A crashed tab sends no message, but its lock is released. */
  function awaitEnd(slot: string) {
    if (awaited.has(slot)) return
    awaited.add(slot)
    const onFree = () => {
      awaited.delete(slot)
      onNews('closed')
    }
    void locks?.request(toLock(slot), { mode: 'shared', signal: left.signal }, onFree).catch(() => undefined)
  }

  return {
    async findOthers() {
      if (locks === undefined) return new Set()
      await isHeld
      const { held = [] } = await locks.query()
      const others = held
        .filter(({ name, mode }) => mode === 'exclusive' && name?.startsWith(toLock('')))
        .map(({ name }) => name?.slice(toLock('').length) ?? '')
        .filter((slot) => slot !== identity.slot)
      for (const slot of others) awaitEnd(slot)
      return new Set(others)
    },
    announceSaved: () => post('saved'),
    leave() {
      post('closed')
      left.abort()
      channel?.close()
    },
  }
}

/** Resolves once the lock is acquired or given up; it is held until the signal aborts. */
function holdLock(name: string, signal: AbortSignal): Promise<void> {
  const locks = findLocks()
  if (locks === undefined) return Promise.resolve()
  const held = Promise.withResolvers<void>()
  const untilLeft = () => {
    held.resolve()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  }
  locks.request(name, { signal }, untilLeft).catch(() => held.resolve())
  return held.promise
}
