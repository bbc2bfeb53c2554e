import { type Editor, useEditor } from '@console/shared/editing/use-editor'
import { usePlatform } from '@console/shared/platform-context'
import type { Package } from '@console/shared/schemas/package'
import { showFieldMessages, toFieldMessages } from '@console/shared/ui/form-messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { newPackagePath, toPackagePath } from '../../navigation/paths.ts'
import { useFindCreated } from '../../records/form/use-find-created.ts'
import { beginFinding } from '../api/find-package.ts'
import { fetchPackages } from '../api/package.api.ts'
import { packageMutations, packageQueries } from '../api/package.queries.ts'
import { type PackageDraft, packageDraftSchema, packageFormSchema } from '../api/package.schema.ts'
import {
  buildPackagePayload,
  normalisePackageDraft,
  packageFields,
  packageWords,
  toPackageDraft,
} from './package-draft.ts'

type PackageEditorOptions = {
  form: FormInstance<PackageDraft>
  /** Null for a new package. */
  record: Package | null
  /** What a new package starts from. */
  blank: PackageDraft
  onSaved(): void
}

export function usePackageEditor({ form, record, blank, onSaved }: PackageEditorOptions): PackageEditor {
  const { api, notify, settings } = usePlatform()
  const { defaultCurrency } = settings
  const create = useMutation(packageMutations(api).create())
  const update = useMutation(packageMutations(api).update())
  const listKey = packageQueries(api).list().queryKey
  const queryClient = useQueryClient()
  const findCreated = useFindCreated(queryClient.getQueryData(listKey)?.records, () => fetchPackages(api))
  // The specification has no currency in a package: what was sent stands for it.
  const toDocument = (from: Package, sent?: PackageDraft) =>
    toPackageDraft(from, sent?.currency ?? defaultCurrency)
  // Undefined for what the form would not take.
  const toText = (document: PackageDraft) => {
    const { data } = packageFormSchema.safeParse(document)
    return data && JSON.stringify(toPackageDraft(data, ''))
  }

  return useEditor<PackageDraft, Package>({
    key: { entity: 'packages', id: String(record?.id ?? 'new') },
    record,
    blank,
    source: { read: () => form.getFieldsValue(), replace: (document) => form.setFieldsValue(document) },
    words: packageWords,
    path: record === null ? newPackagePath : toPackagePath(record.id),
    title: ({ name }) =>
      record === null ? `New package ${name && `“${name}”`}`.trim() : `Package “${name}”`,
    parseDraft: (found) => packageDraftSchema.safeParse(found).data ?? null,
    normalise: normalisePackageDraft,
    toDocument,
    toVersion: ({ updated_at }) => updated_at,
    reread: async () => (record === null ? null : beginFinding(api)(record.id)),
    findCreated: async (document) => {
      const wanted = toText(document)
      return findCreated((found) => toText(toDocument(found, document)) === wanted)
    },
    write: (document, current, guard) => {
      const payload = buildPackagePayload(current, packageFormSchema.parse(document))
      return current === null
        ? create.mutateAsync({ payload, guard })
        : update.mutateAsync({ id: current.id, payload, guard })
    },
    check: (document) => {
      const { error } = packageFormSchema.safeParse(document)
      return error === undefined ? {} : toFieldMessages(error.issues)
    },
    showFieldErrors: (errors) => showFieldMessages(form, packageFields, errors),
    onSaved: ({ document, isNew, hasNewerChanges }) => {
      notify.success(`${isNew ? 'Created' : 'Saved'} “${document.name.trim()}”`)
      if (!hasNewerChanges || isNew) onSaved()
    },
  })
}

export type PackageEditor = Editor<PackageDraft, Package>
