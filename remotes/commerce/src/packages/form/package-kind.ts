import type { Platform } from '@console/shared/platform'
import type { Package, PackagePayload } from '@console/shared/schemas/package'
import type { PublicationStatus } from '@console/shared/schemas/publication'
import { toFieldMessages } from '@console/shared/ui/form-messages'
import { newPackagePath, toPackagePath } from '../../navigation/paths.ts'
import type { RecordKind, RecordNames } from '../../records/form/record-kind.ts'
import { describeDeletion } from '../api/deletion-effect.ts'
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

const effects: Record<PublicationStatus, string> = {
  published: 'Learners can buy it now.',
  draft: 'Learners do not see it until it is published.',
  archived: '',
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
      check: (draft) => ({
        ...(draft.coins.trim() === '' &&
          draft.gems.trim() === '' && { coins: ['Enter how many coins or gems the package holds'] }),
        ...toFieldMessages(packageFormSchema.safeParse(draft).error?.issues ?? []),
      }),
      describeEffect: ({ status }) => effects[status],
      toPayload: (record, draft) => buildPackagePayload(record, packageFormSchema.parse(draft)),
    },
    api: {
      readListed: () => queryClient.getQueryData(packageQueries(api).list().queryKey)?.records,
      fetchAll: () => fetchPackages(api),
      find: (id) => beginFinding(api)(id),
      save: packageMutations(api).save(),
      toDeletion: (record) => packageDeletion(api, record),
      describeDeletion,
    },
  }
}
