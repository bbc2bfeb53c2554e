import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { InvalidatedKeys } from '../query/mutation-meta.ts'
import type { Told } from '../query/read-outcomes.ts'

/**
 * Prepares a run; resolves with the function that makes the call for one record. Rejections of either carry the reason
 * in their message.
 */
export type BeginBulk<Item> = (items: readonly Item[]) => Promise<(item: Item) => Promise<unknown>>

/** A form for the details of the action. `onChoose` gets null while the form is incomplete. */
export type BulkChoice<Item> = ComponentType<{
  onChoose(begin: BeginBulk<Item> | null): void
  /** The selected records, to show what becomes of each. Since 1.12.0. */
  items?: readonly Item[]
}>

/** An action on every selected record, with one call each. */
export type BulkAction<Item> = {
  key: string
  /** "Publish" */
  label: string
  /** Whether it would change any of the items; true by default. Since 1.12.0. */
  isUseful?(items: readonly Item[]): boolean
  /** The confirmation; `counted` is "3 packages": "Publish 3 packages?" */
  question(counted: string): string
  /** Present participle: "Publishing". */
  doing: string
  /** Past participle: "Published". */
  done: string
  /** Called when a run starts and when its remaining items are retried, so that it can read the server's current data. */
  begin: BeginBulk<Item>
  /** For actions that need more than a confirmation: the choice replaces `begin`. */
  loadChoice?(): Promise<BulkChoice<Item>>
  /**
   * Called after inconclusive answers: reads the server's current state of each item, if known. `isUndone`: for `undo`.
   * Since 1.10.0.
   */
  check?(client: QueryClient, items: readonly Item[], isUndone: boolean): Promise<ReadonlyMap<Item, Told>>
  /** Undoes the action for the items for which it succeeded. */
  undo?: BeginBulk<Item>
  /** Effect on learners, shown beside the question; null if only staff are affected. */
  describeEffect?(items: readonly Item[]): string | null
  /** State of the items after success: "Learners can buy them now." Since 1.9.0. */
  describeResult?(items: readonly Item[]): string
  /** A link beside refused items to the screen that fixes them. Since 1.9.0. */
  remedy?: {
    /** "Open its editor" */
    label: string
    toPath(item: Item): string
  }
  invalidates: InvalidatedKeys
}
