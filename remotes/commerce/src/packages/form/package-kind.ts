import type { Platform } from '@console/shared/platform'
import type { FieldErrors } from '@console/shared/schemas/envelope'
import type { Package } from '@console/shared/schemas/package'
import type { PublicationStatus } from '@console/shared/schemas/publication'
import { toFieldMessages } from '@console/shared/ui/form-messages'
import { newPackagePath, toPackagePath } from '../../navigation/paths.ts'
import type { RecordKind, RecordNames } from '../../records/form/record-kind.ts'
import { pickMessages } from '../../records/form/touched.ts'
import { describeDeletion } from '../api/deletion-effect.ts'
import { beginFinding } from '../api/find-package.ts'
import { fetchPackages } from '../api/package.api.ts'
import { packageDeletion, packageMutations, packageQueries } from '../api/package.queries.ts'
import { type PackageDraft, packageDraftSchema, packageFormSchema } from '../api/package.schema.ts'
import {
  buildPackagePayload,
  listTouchedInPackage,
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

/** How many decimals a price may have is its currency's to say. */
const listJudged = (draft: PackageDraft, base: PackageDraft | null) =>
  listTouchedInPackage(draft, base).flatMap((field) => (field === 'currency' ? [field, 'price'] : [field]))

const findMessages = (draft: PackageDraft): FieldErrors => ({
  ...(draft.coins.trim() === '' &&
    draft.gems.trim() === '' && { coins: ['Enter how many coins or gems the package holds'] }),
  ...toFieldMessages(packageFormSchema.safeParse(draft).error?.issues ?? []),
})

export function buildPackageKind({
  api,
  queryClient,
  settings: { defaultCurrency },
}: Platform): RecordKind<Package, PackageDraft> {
  return {
    words: packageWords,
    names: packageNames,
    rules: {
      fields: packageFields,
      schema: packageDraftSchema,
      toBlank: () => toBlankPackage(defaultCurrency),
      toCopy: (original) => toCopiedPackage(original, defaultCurrency),
      toDraft: (record, sent) => toPackageDraft(record, sent?.currency),
      normalise: normalisePackageDraft,
      check: (draft, { base }) => pickMessages(findMessages(draft), listJudged(draft, base)),
      describeEffect: ({ status }) => effects[status],
      toPayload: buildPackagePayload,
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
