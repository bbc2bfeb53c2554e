import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { InvalidatedKeys } from '../query/mutation-meta.ts'
import type { Told } from '../query/read-outcomes.ts'

/** Answers with what makes the call for one record. A rejection of either says why in its message. */
export type BeginBulk<Item> = (items: readonly Item[]) => Promise<(item: Item) => Promise<unknown>>

/** Asks what is to be done to the records. `onChoose` gets null for as long as that is not said in full. */
export type BulkChoice<Item> = ComponentType<{ onChoose(begin: BeginBulk<Item> | null): void }>

/** Something to do with every selected record, one call each. */
export type BulkAction<Item> = {
  key: string
  /** "Publish" */
  label: string
  /** What is asked before; `counted` is "3 packages": "Publish 3 packages?" */
  question(counted: string): string
  /** What is being done to the records: "Publishing". */
  doing: string
  /** What is done to the records, in the past: "Published". */
  done: string
  /** Called when a run starts and when what is left of it is tried again, so that it can read what the server has now. */
  begin: BeginBulk<Item>
  /** For actions that need more than a yes: what it chooses takes the place of `begin`. */
  loadChoice?(): Promise<BulkChoice<Item>>
  /**
   * Asked after calls whose answers prove nothing: what the server has of each item now, where it tells. `isUndone`: of `undo`.
   * Since 1.10.0.
   */
  check?(client: QueryClient, items: readonly Item[], isUndone: boolean): Promise<ReadonlyMap<Item, Told>>
  /** Takes it back from those of the items for which it was done. */
  undo?: BeginBulk<Item>
  /** Who is affected, said beside the question; null where nobody but staff is. */
  describeEffect?(items: readonly Item[]): string | null
  /** Who has what of the items for which it was done: "Learners can buy them now." Since 1.9.0. */
  describeResult?(items: readonly Item[]): string
  /** A link beside what was refused, to where it can be mended. Since 1.9.0. */
  remedy?: {
    /** "Open its editor" */
    label: string
    toPath(item: Item): string
  }
  invalidates: InvalidatedKeys
}
