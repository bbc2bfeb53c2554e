import type { DocumentStore, ReadableDocument } from '@console/authoring/document/document-store'
import { useDocument } from '@console/authoring/following/use-document'
import type { MockCommand, MockContent, MockPlace, NodeId } from '@console/ielts'
import { createContext, use } from 'react'
import type { MockHealth } from './editor-health.ts'
import type { EditorGroupRules, EditorRules } from './editor-rules.ts'

/** What a save was refused for, by the key of its place. */
export type PlaceMessages = Readonly<Record<string, string>>

export type MockEditing = {
  rules: EditorRules
  store: DocumentStore<MockContent>
  /** The mock as one of its nodes reads it, hearing of its own changes alone. */
  storeOf(node: NodeId): ReadableDocument<MockContent>
  health: DocumentStore<MockHealth>
  messages: DocumentStore<PlaceMessages>
  /** Opens the part that a node is in, or the head of the mock. */
  open(node: NodeId): void
  /** Opens a place and puts the focus there. */
  jump(place: MockPlace): void
}

export const MockEditingContext = createContext<MockEditing | null>(null)

export function useMockEditing(): MockEditing {
  const editing = use(MockEditingContext)
  if (editing === null) throw new Error('useMockEditing was called outside a mock editor')
  return editing
}

/** What `select` reads of the mock that is edited, as `useDocument` has it. */
export const useMockContent = <Value>(
  select: (content: MockContent) => Value,
  isSame?: (one: Value, other: Value) => boolean,
): Value => useDocument(useMockEditing().store, select, isSame)

/** What the checks found at a place, by its key. */
export const usePlaceMessage = (key: string): string | undefined =>
  useDocument(useMockEditing().health, ({ byPlace }) => byPlace.get(key)?.message)

export function useGroupRules(): EditorGroupRules {
  const { groups } = useMockEditing().rules
  if (groups === undefined) throw new Error('useGroupRules was called in a section without groups')
  return groups
}

/** One named step. Steps with the same `mergeKey`, such as typing in one field, are one while they follow closely. */
export function useChange() {
  const { store, rules } = useMockEditing()
  return (name: string, command: MockCommand, mergeKey?: string) =>
    store.change(name, rules.complete(command), mergeKey === undefined ? {} : { mergeKey })
}
