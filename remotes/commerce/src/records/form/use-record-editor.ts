import { useCreatedRecord } from '@console/shared/editing/use-created-record'
import { type Editor, useEditor } from '@console/shared/editing/use-editor'
import { usePlatform } from '@console/shared/platform-context'
import { showFieldMessages } from '@console/shared/ui/form-messages'
import { useMutation } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import type { RecordKind, StoredRecord } from './record-kind.ts'

type RecordEditorOptions<Item, Draft> = {
  form: FormInstance<Draft>
  /** Null for a new record. */
  record: Item | null
  /** What a new record starts from. */
  blank: Draft
  onSaved(): void
  /** It was made, and is not done: more was typed meanwhile, which its own form offers. */
  onCreated(id: number): void
}

/** Drafts, conflicts and saving of one record of a kind, whose document is what the form holds. */
export function useRecordEditor<Item extends StoredRecord, Draft extends object>(
  { words, names, rules, api }: RecordKind<Item, Draft>,
  { form, record, blank, onSaved, onCreated }: RecordEditorOptions<Item, Draft>,
): Editor<Draft, Item> {
  const { notify, queryClient } = usePlatform()
  const save = useMutation(api.save)
  const findCreated = useCreatedRecord<Item, Draft, Item>({
    known: api.readListed(),
    fetchRows: api.fetchAll,
    isLike: (found, sent) => toName(rules.toDraft(found, sent)) === toName(sent),
    fetchRecord: async (found) => found,
    isMine: (found, sent) => toText(rules.toDraft(found, sent)) === toText(sent),
  })

  const editor: Editor<Draft, Item> = useEditor<Draft, Item>({
    key: { entity: names.entity, id: String(record?.id ?? 'new') },
    record,
    blank,
    words,
    path: record === null ? names.newPath : names.toPath(record.id),
    title: (draft) => (record === null ? toTitle(`New ${names.noun}`, draft) : toTitle(names.title, draft)),
    toCreated: (created) => {
      const id = created.record?.id ?? created.id
      if (id === null) return null
      return { id: String(id), path: names.toPath(id), title: (draft) => toTitle(names.title, draft) }
    },
    source: { read: () => form.getFieldsValue(), replace: (draft) => form.setFieldsValue(draft) },
    parseDraft: (kept) => rules.schema.safeParse(kept).data ?? null,
    normalise: rules.normalise,
    toDocument: rules.toDraft,
    toVersion: ({ updated_at }) => updated_at,
    check: (draft, base) => rules.check(draft, { base, mayExist: mayExist() }),
    showFieldErrors: (errors) => showFieldMessages(form, rules.fields, errors),
    reread: async () => (record === null ? null : api.find(record.id)),
    findCreated,
    write: (draft, current, guard) =>
      save.mutateAsync({ id: current?.id ?? null, payload: rules.toPayload(current, draft), guard }),
    onSaved: ({ document, record: created, id, isNew, hasNewerChanges, isLeft }) => {
      // It was seen there after a lost answer, which had no list read again.
      const lists = save.isError ? (api.save.meta?.invalidates ?? []) : []
      for (const queryKey of lists) void queryClient.invalidateQueries({ queryKey })
      const description = rules.describeEffect(document)
      notify.success(
        `${isNew ? 'Created' : 'Saved'} “${names.nameOf(document).trim()}”`,
        description === '' ? {} : { description },
      )
      if (isLeft) return
      const createdId = isNew ? (created?.id ?? id) : null
      if (!hasNewerChanges || (isNew && createdId === null)) onSaved()
      else if (createdId !== null) onCreated(createdId)
    },
  })
  return editor

  /** What is to be created may be what an earlier save made. */
  function mayExist(): boolean {
    const { problem, savedElsewhere } = editor.state
    return savedElsewhere || problem?.kind === 'no-answer' || problem?.kind === 'not-kept'
  }

  function toTitle(noun: string, draft: Draft): string {
    const name = names.nameOf(draft)
    return `${noun} ${name && `“${name}”`}`.trim()
  }

  function toName(draft: Draft): string {
    return names.nameOf(rules.normalise(draft)).trim().toLowerCase()
  }

  /** The fields in one order and one spelling. */
  function toText(draft: Draft): string {
    const spelled = rules.normalise(draft)
    return JSON.stringify(rules.fields.map((field) => spelled[field]))
  }
}
