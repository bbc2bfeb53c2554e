import type { Platform } from '@console/shared/platform'
import { usePlatform } from '@console/shared/platform-context'
import type { Package } from '@console/shared/schemas/package'
import type { PublicationStatus } from '@console/shared/schemas/publication'
import { formatMoney, formatNumber } from '@console/shared/ui/number'
import { Form, Input } from 'antd'
import type { ChangeEvent } from 'react'
import { packagesPath } from '../../navigation/paths.ts'
import styles from '../../records/form/record-form.module.css'
import { type OpenRecord, RecordForm } from '../../records/form/record-form.tsx'
import type { RecordNames, RecordResource } from '../../records/form/record-resource.ts'
import { readCount, readMoney } from '../../records/numbers/typed-number.ts'
import { useUnderstood } from '../../records/numbers/use-understood.ts'
import { beginFinding } from '../api/find-package.ts'
import { fetchPackages } from '../api/package.api.ts'
import { packageDeletion, packageMutations, packageQueries } from '../api/package.queries.ts'
import { describeDeletion } from '../api/package-deletion-effect.ts'
import { type PackageDraft, packageBody, packageFields } from '../fields/package-fields.ts'
import { CurrencyInput } from './currency-input.tsx'
import { readTypedCurrency } from './typed-currency.ts'

export const packageNames: RecordNames<{ name: string }> = {
  entity: 'packages',
  noun: 'package',
  nameOf: ({ name }) => name,
  listPath: packagesPath,
}

const effects: Record<PublicationStatus, string> = {
  published: 'Learners can buy it now.',
  draft: 'Learners do not see it until it is published.',
  archived: '',
}

const buildResource = ({ api, queryClient, settings }: Platform): RecordResource<Package, PackageDraft> => ({
  names: packageNames,
  fields: packageFields,
  body: packageBody,
  given: { currency: settings.defaultCurrency },
  describeEffect: ({ status }) => effects[status],
  describeDeletion,
  readListed: () => queryClient.getQueryData(packageQueries(api).list().queryKey)?.records,
  fetchAll: () => fetchPackages(api),
  find: (id) => beginFinding(api)(id),
  save: packageMutations(api).save(),
  toDeletion: (record) => packageDeletion({ api, settings }, record),
})

export const PackageForm = (open: OpenRecord<Package>) => (
  <RecordForm resource={buildResource(usePlatform())} {...open}>
    <PackageInputs />
  </RecordForm>
)

const counted = { read: readCount, format: formatNumber }

/** Texts, not number inputs: those drop what they cannot read without a word. */
function PackageInputs() {
  const form = Form.useFormInstance<PackageDraft>()
  const currency = Form.useWatch('currency', form) ?? ''

  /** "€4.99" says the currency too. */
  function takePrice({ target }: ChangeEvent<HTMLInputElement>): string {
    const typed = readTypedCurrency(target.value, form.getFieldValue('currency'))
    if (typed !== null) form.setFieldValue('currency', typed)
    return target.value
  }

  return (
    <div className={styles.fields}>
      <Form.Item name="name" label={packageFields.name.label} className={styles.whole ?? ''}>
        <Input autoComplete="off" dir="auto" />
      </Form.Item>
      <Form.Item name="coins" label={packageFields.coins.label} extra={useUnderstood('coins', counted)}>
        <Input inputMode="numeric" autoComplete="off" placeholder="None" />
      </Form.Item>
      <Form.Item name="gems" label={packageFields.gems.label} extra={useUnderstood('gems', counted)}>
        <Input inputMode="numeric" autoComplete="off" placeholder="None" />
      </Form.Item>
      <Form.Item
        name="price"
        label={packageFields.price.label}
        getValueFromEvent={takePrice}
        extra={useUnderstood('price', { read: readMoney, format: (price) => formatMoney(price, currency) })}
      >
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
      <Form.Item name="currency" label={packageFields.currency.label}>
        <CurrencyInput />
      </Form.Item>
    </div>
  )
}
