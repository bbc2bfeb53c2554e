import { type ReactNode, useState } from 'react'
import type { Platform } from '../platform/platform.ts'
import { usePlatform } from '../platform/platform-context.tsx'
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx'
import { formatCount } from '../ui/number.ts'
import { type Deletion, deleteUndoably } from './undoable-deletion.ts'

type Deleting<Item> = {
  /** Nouns, if several may be deleted at once. */
  words?: { one: string; many: string }
  toDeletion(item: Item): Deletion
  /** Effect on learners, as a sentence, which requires confirmation. Null if only staff have the record. */
  describeEffect(item: Item): string | null | Promise<string | null>
  /** Runs once it is decided, such as leaving the record's screen. */
  onDelete?(): unknown
}

type Asked<Item> = { items: readonly Item[]; effects: readonly { name: string; effect: string }[] }

const DeletionQuestion = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "record-tools" */ './deletion-question.tsx')).DeletionQuestion,
  'The dialog for deleting',
)

/** Deletes records with Undo, and confirms first if learners use them. Render `question` on the screen. */
export function useDeletion<Item>({
  words = { one: 'record', many: 'records' },
  toDeletion,
  describeEffect,
  onDelete,
}: Deleting<Item>): {
  remove(items: readonly Item[]): void
  question: ReactNode
} {
  const platform: Pick<Platform, 'queryClient' | 'notify' | 'drafts' | 'session'> = usePlatform()
  const [asked, setAsked] = useState<Asked<Item> | null>(null)

  async function remove(items: readonly Item[]) {
    const effects = await Promise.all(
      items.map(async (item) => ({ name: toDeletion(item).name, effect: await describeEffect(item) })),
    )
    const noticed = effects.flatMap(({ name, effect }) => (effect === null ? [] : [{ name, effect }]))
    if (noticed.length === 0) return confirm(items)
    setAsked({ items, effects: noticed })
  }

  async function confirm(items: readonly Item[]) {
    setAsked(null)
    await onDelete?.()
    deleteUndoably(platform, items.map(toDeletion), words)
  }

  const [first, ...others] = asked?.items ?? []
  return {
    remove: (items) => void remove(items),
    question: asked !== null && first !== undefined && (
      <DeletionQuestion
        attempt={asked}
        what={others.length === 0 ? `“${toDeletion(first).name}”` : formatCount(asked.items.length, words)}
        effects={asked.effects}
        isAlone={others.length === 0}
        onConfirm={() => void confirm(asked.items)}
        onClose={() => setAsked(null)}
      />
    ),
  }
}
