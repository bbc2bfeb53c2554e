import { formatMoney, formatNumber } from '@console/shared/ui/number'
import { Form, Input } from 'antd'
import type { ChangeEvent } from 'react'
import styles from '../../records/form/record-form.module.css'
import { readCount, readMoney } from '../../records/numbers/typed-number.ts'
import { useUnderstood } from '../../records/numbers/use-understood.ts'
import type { PackageDraft } from '../api/package.schema.ts'
import { CurrencyInput } from './currency-input.tsx'
import { packageFieldLabels } from './package-draft.ts'
import { readTypedCurrency } from './typed-currency.ts'

const counted = { read: readCount, format: formatNumber }

/** Texts, not number inputs: those drop what they cannot read without a word. */
export function PackageFields() {
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
      <Form.Item name="name" label={packageFieldLabels.name} className={styles.whole ?? ''}>
        <Input autoComplete="off" dir="auto" />
      </Form.Item>
      <Form.Item name="coins" label={packageFieldLabels.coins} extra={useUnderstood('coins', counted)}>
        <Input inputMode="numeric" autoComplete="off" placeholder="0" />
      </Form.Item>
      <Form.Item name="gems" label={packageFieldLabels.gems} extra={useUnderstood('gems', counted)}>
        <Input inputMode="numeric" autoComplete="off" placeholder="0" />
      </Form.Item>
      <Form.Item
        name="price"
        label={packageFieldLabels.price}
        getValueFromEvent={takePrice}
        extra={useUnderstood('price', { read: readMoney, format: (price) => formatMoney(price, currency) })}
      >
        <Input inputMode="decimal" autoComplete="off" placeholder="9.99" />
      </Form.Item>
      <Form.Item name="currency" label={packageFieldLabels.currency}>
        <CurrencyInput />
      </Form.Item>
    </div>
  )
}
