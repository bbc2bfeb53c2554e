import type { Platform } from '@console/shared/platform'
import type { Package, PackagePayload } from '@console/shared/schemas/package'
import { toFieldMessages } from '@console/shared/ui/form-messages'
import { newPackagePath, toPackagePath } from '../../navigation/paths.ts'
import type { RecordKind, RecordNames } from '../../records/form/record-kind.ts'
import { beginFinding } from '../api/find-package.ts'
import { fetchPackages } from '../api/package.api.ts'
import { packageDeletion, packageMutations, packageQueries } from '../api/package.queries.ts'
import { type PackageDraft, packageDraftSchema, packageFormSchema } from '../api/package.schema.ts'
import {
  buildPackagePayload,
  normalisePackageDraft,
  packageFields,
  packageWords,
  toBlankPackage,
  toCopiedPackage,
  toPackageDraft,
} from './package-draft.ts'

export const packageNames: RecordNames<{ name: string }> = {
  entity: 'packages',
  noun: 'package',
  title: 'Package',
  nameOf: ({ name }) => name,
  newPath: newPackagePath,
  toPath: toPackagePath,
}

export function buildPackageKind({
  api,
  queryClient,
  settings: { defaultCurrency },
}: Platform): RecordKind<Package, PackageDraft, PackagePayload> {
  return {
    words: packageWords,
    names: packageNames,
    rules: {
      fields: packageFields,
      schema: packageDraftSchema,
      toBlank: () => toBlankPackage(defaultCurrency),
      toCopy: (original) => toCopiedPackage(original, defaultCurrency),
      // The specification has no currency in a package: what was sent stands for it.
      toDraft: (record, sent) => toPackageDraft(record, sent?.currency ?? defaultCurrency),
      normalise: normalisePackageDraft,
      check: (draft) => toFieldMessages(packageFormSchema.safeParse(draft).error?.issues ?? []),
      toPayload: (record, draft) => buildPackagePayload(record, packageFormSchema.parse(draft)),
    },
    api: {
      readListed: () => queryClient.getQueryData(packageQueries(api).list().queryKey)?.records,
      fetchAll: () => fetchPackages(api),
      find: (id) => beginFinding(api)(id),
      save: packageMutations(api).save(),
      toDeletion: (record) => packageDeletion(api, record),
    },
  }
}
