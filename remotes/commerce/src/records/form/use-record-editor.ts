import { useCreatedRecord } from '@console/shared/editing/use-created-record'
import { type Editor, useEditor } from '@console/shared/editing/use-editor'
import type { RecordId } from '@console/shared/http/record-list'
import { usePlatform } from '@console/shared/platform-context'
import { showFieldMessages } from '@console/shared/ui/form-messages'
import { useMutation } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { upperFirst } from 'es-toolkit/string'
import { useNavigate } from 'react-router'
import { checkDraft } from '../fields/check-draft.ts'
import { draftSchema, isSameRecord, normalise, toChangeWords, toDraft } from '../fields/draft.ts'
import { toPayload } from '../fields/payload.ts'
import { listNames } from '../fields/record-field.ts'
import type { RecordResource, StoredRecord } from './record-resource.ts'

type RecordEditorOptions<Item, Draft> = {
  form: FormInstance<Draft>
  /** Null for a new record. */
  record: Item | null
  /** Initial values of a new record. */
  blank: Draft
  onSaved(): void
  /** It was made, and is not done: more was typed meanwhile, which its own form offers. */
  onCreated(id: RecordId): void
}

/** Drafts, conflicts and saving of one record, whose document is the form's values. */
export function useRecordEditor<Item extends StoredRecord, Draft extends object>(
  resource: RecordResource<Item, Draft>,
  { form, record, blank, onSaved, onCreated }: RecordEditorOptions<Item, Draft>,
): Editor<Draft, Item> {
  const { names, fields, body } = resource
  const { notify, queryClient } = usePlatform()
  const navigate = useNavigate()
  const save = useMutation(resource.save)
  const toPath = (id: RecordId) => `${names.listPath}?edit=${id}`
  const findCreated = useCreatedRecord<Item, Draft, Item>({
    known: resource.readListed(),
    fetchRows: resource.fetchAll,
    isLike: (found, sent) => toName(toDraft(fields, found, sent)) === toName(sent),
    fetchRecord: async (found) => found,
    isMine: (found, sent) => isSameRecord(fields, toDraft(fields, found, sent), sent),
  })

  return useEditor<Draft, Item>({
    key: { entity: names.entity, id: String(record?.id ?? 'new') },
    record,
    blank,
    words: toChangeWords(names.noun, fields),
    path: record === null ? `${names.listPath}?new` : toPath(record.id),
    title: (draft) => nameDocument(record === null ? `New ${names.noun}` : upperFirst(names.noun), draft),
    toCreated: (created) => {
      const id = created.record?.id ?? created.id
      if (id === null) return null
      return {
        id: String(id),
        path: toPath(id),
        title: (draft) => nameDocument(upperFirst(names.noun), draft),
      }
    },
    source: { read: () => form.getFieldsValue(), replace: (draft) => form.setFieldsValue(draft) },
    parseDraft: (kept) => draftSchema(fields).safeParse(kept).data ?? null,
    normalise: (draft) => normalise(fields, draft),
    toDocument: (found, sent) => toDraft(fields, found, sent),
    toVersion: ({ updated_at }) => updated_at,
    reread: async () => (record === null ? null : resource.find(record.id)),
    findCreated,
    write: (draft, current, guard) =>
      save.mutateAsync({
        id: current?.id ?? null,
        payload: toPayload(fields, body, current, draft),
        guard,
      }),
    save: async ({ document: draft, base, mayExist, send }) => {
      const errors = {
        ...checkDraft(fields, body, draft, base),
        ...resource.check?.(draft, base, mayExist),
      }
      showFieldMessages(form, listNames(fields), errors)
      if (Object.keys(errors).length > 0) return
      const { saved, fieldErrors } = await send()
      if (fieldErrors !== null) showFieldMessages(form, listNames(fields), fieldErrors)
      if (saved === null) return
      const lists = saved.isFound ? (resource.save.meta?.invalidates ?? []) : []
      for (const queryKey of lists) void queryClient.invalidateQueries({ queryKey })
      const description = resource.describeEffect(draft)
      const createdId = saved.isNew ? (saved.record?.id ?? saved.id) : null
      notify.success(`${saved.isNew ? 'Created' : 'Saved'} “${names.nameOf(draft).trim()}”`, {
        ...(description !== '' && { description }),
        // In the list it may be on any page.
        ...(createdId !== null && {
          action: { label: 'Open', onClick: () => void navigate(toPath(createdId)) },
        }),
      })
      if (saved.isLeft) return
      if (!saved.hasNewerChanges || (saved.isNew && createdId === null)) onSaved()
      else if (createdId !== null) onCreated(createdId)
    },
  })

  function nameDocument(noun: string, draft: Draft): string {
    const name = names.nameOf(draft)
    return `${noun} ${name && `“${name}”`}`.trim()
  }

  function toName(draft: Draft): string {
    return names.nameOf(normalise(fields, draft)).trim().toLowerCase()
  }
}
