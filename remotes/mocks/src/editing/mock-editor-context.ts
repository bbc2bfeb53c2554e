import type { DocumentStore, ReadableDocument } from '@console/authoring/document/document-store'
import { useDocument } from '@console/authoring/following/use-document'
import type { MockCommand, MockContent, MockPlace, NodeId } from '@console/ielts'
import { createContext, use } from 'react'
import type { MockHealth } from './editor-health.ts'
import type { EditorGroupRules, EditorRules } from './editor-rules.ts'

/** Messages of the last refused save, by place key. */
export type PlaceMessages = Readonly<Record<string, string>>

export type MockEditing = {
  rules: EditorRules
  store: DocumentStore<MockContent>
  /** A view of one node, which notifies only of its own changes. */
  storeOf(node: NodeId): ReadableDocument<MockContent>
  health: DocumentStore<MockHealth>
  messages: DocumentStore<PlaceMessages>
  /** Opens the part that contains a node, or the details. */
  open(node: NodeId): void
  /** Opens and focuses a place. */
  jump(place: MockPlace): void
}

export const MockEditingContext = createContext<MockEditing | null>(null)

export function useMockEditing(): MockEditing {
  const editing = use(MockEditingContext)
  if (editing === null) throw new Error('useMockEditing was called outside a mock editor')
  return editing
}

/** Subscribes to a selection of the edited mock, like `useDocument`. */
export const useMockContent = <Value>(
  select: (content: MockContent) => Value,
  isSame?: (one: Value, other: Value) => boolean,
): Value => useDocument(useMockEditing().store, select, isSame)

/** The most severe issue at a place. */
export const usePlaceMessage = (key: string): string | undefined =>
  useDocument(useMockEditing().health, ({ byPlace }) => byPlace.get(key)?.message)

export function useGroupRules(): EditorGroupRules {
  const { groups } = useMockEditing().rules
  if (groups === undefined) throw new Error('useGroupRules was called in a section without groups')
  return groups
}

/**
 * Runs a named undo step. Steps with the same `mergeKey`, such as typing in one field, merge while they follow closely.
 */
export function useChange() {
  const { store, rules } = useMockEditing()
  return (name: string, command: MockCommand, mergeKey?: string) =>
    store.change(name, rules.complete(command), mergeKey === undefined ? {} : { mergeKey })
}
