import { createDocumentStore } from '@console/authoring/document/document-store'
import { useDocumentEditor } from '@console/authoring/editor/use-document-editor'
import {
  type MockDocument,
  mockDocumentSchema,
  normaliseTimes,
  toBlankMock,
  toContent,
  toDocument,
  toPlaceKey,
} from '@console/ielts'
import { checkMock, listRefusals } from '@console/ielts/checks'
import type { EditorOptions, SaveResult } from '@console/shared/editing/editor-options'
import type { RecordId } from '@console/shared/http/record-list'
import { usePlatform } from '@console/shared/platform-context'
import type { FieldErrors } from '@console/shared/schemas/envelope'
import { upperFirst } from 'es-toolkit/string'
import { useState } from 'react'
import { withTotals } from '../../api/mock-document.ts'
import { toHealth } from '../../editing/editor-health.ts'
import type { PlaceMessages } from '../../editing/mock-editor-context.ts'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { buildMockChangeLabels } from '../../labels/mock-change-labels.ts'
import { findPlaceOfField } from './find-place-of-field.ts'
import { usePublishQuestion } from './use-publish-question.ts'

/** Reads and writes mocks on the server or on this device. */
export type MockCalls<Entity> = Pick<
  EditorOptions<MockDocument, Entity>,
  'key' | 'record' | 'path' | 'toDocument' | 'toVersion' | 'reread' | 'write' | 'findCreated'
> & {
  /** Notifies of a save, and keeps a version. */
  report(saved: SaveResult<MockDocument, Entity>): void
  onCreated(created: SaveResult<MockDocument, Entity>): void
  /** The editor of the mock that was created; null if its id is unknown. */
  toCreated(created: { record: Entity | null; id: RecordId | null }): { id: string; path: string } | null
}

const toTitle = (noun: string, { name }: MockDocument) => `${noun} ${name && `“${name}”`}`.trim()

const shape = { toContent, toDocument }

export function useMockEditor<Entity>(
  { section, rules }: Pick<SectionScreen, 'section' | 'rules'>,
  calls: MockCalls<Entity>,
  jumpTo: (key: string) => void,
) {
  const { settings } = usePlatform()
  const [blank] = useState(() => toBlankMock(section))
  const [messages] = useState(() => createDocumentStore<PlaceMessages>({}))
  const [shownFields, setShownFields] = useState<readonly string[]>([])
  const { question, mayWrite } = usePublishQuestion({
    listIssues: () => checkMock(store.read(), rules.check),
    jumpTo,
  })
  const { editor, store } = useDocumentEditor({
    ...calls,
    shape,
    blank,
    words: buildMockChangeLabels(section, settings),
    title: (document) =>
      toTitle(calls.record === null ? `New ${section} mock` : `${upperFirst(section)} mock`, document),
    toCreated: (created) => {
      const at = calls.toCreated(created)
      return at && { ...at, title: (document) => toTitle(`${upperFirst(section)} mock`, document) }
    },
    parseDraft: (found) => {
      const draft = mockDocumentSchema.safeParse(found).data
      return draft?.section === section ? draft : null
    },
    normalise: (document) => normaliseTimes(withTotals(document)),
    save: async ({ document, base, send }) => {
      const refused = listRefusals(toContent(document), base && toContent(base), rules.check)
      showErrors(Object.fromEntries(refused.map(({ place, message }) => [toPlaceKey(place), [message]])))
      if (refused.length > 0) return
      const { saved, fieldErrors } = await send(() => mayWrite(document))
      if (fieldErrors !== null) showErrors(fieldErrors)
      if (saved !== null) calls.report(saved)
    },
  })
  const [health] = useState(() => createDocumentStore(toHealth(store.read(), rules.check)))
  return { editor, store, health, messages, shownFields, question }

  function showErrors(errors: FieldErrors) {
    const content = store.read()
    const placed = Object.entries(errors).flatMap(([field, texts]) => {
      const key = findPlaceOfField(content, field)
      return key === null ? [] : [{ field, key, text: texts.join(', ') }]
    })
    messages.replace(Object.fromEntries(placed.map(({ key, text }) => [key, text])))
    setShownFields(placed.map(({ field }) => field))
    if (placed[0] !== undefined) jumpTo(placed[0].key)
  }
}
