import { usePlatform } from '@console/shared/platform-context'
import type { Package } from '@console/shared/schemas/package'
import { Form } from 'antd'
import { useState } from 'react'
import { EditorForm } from '../../records/form/editor-form.tsx'
import type { RecordFormProps } from '../../records/form/record-drawer.tsx'
import { packageDeletion } from '../api/package.queries.ts'
import type { PackageDraft } from '../api/package.schema.ts'
import { packageFields, toBlankPackage, toCopiedPackage, toPackageDraft } from './package-draft.ts'
import { PackageFields } from './package-fields.tsx'
import { usePackageEditor } from './use-package-editor.ts'

export function PackageForm({ record, original, onClose }: RecordFormProps<Package>) {
  const { api, settings } = usePlatform()
  const { defaultCurrency } = settings
  const [form] = Form.useForm<PackageDraft>()
  const [blank] = useState(() =>
    original === null ? toBlankPackage(defaultCurrency) : toCopiedPackage(original, defaultCurrency),
  )
  const [initial] = useState(() => (record === null ? blank : toPackageDraft(record, defaultCurrency)))
  const editor = usePackageEditor({ form, record, blank, onSaved: onClose })
  return (
    <EditorForm
      form={form}
      editor={editor}
      initial={initial}
      fields={packageFields}
      deletion={record && packageDeletion(api, record)}
      onClose={onClose}
    >
      <PackageFields />
    </EditorForm>
  )
}
