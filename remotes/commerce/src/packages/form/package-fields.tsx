import { publicationStatuses } from '@console/shared/schemas/publication'
import { publicationLabels } from '@console/shared/ui/status-dot'
import { Form, Input, Segmented } from 'antd'
import styles from '../../records/form/record-form.module.css'

const statusOptions = publicationStatuses.map((status) => ({
  value: status,
  label: publicationLabels[status],
}))

const toUpperCase = (text: string) => text.toUpperCase()

/** Texts, not number inputs: those drop what they cannot read without a word. */
export function PackageFields() {
  return (
    <div className={styles.fields}>
      <Form.Item name="name" label="Name" className={styles.whole ?? ''}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="coins" label="Coins">
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="gems" label="Gems">
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="price" label="Price">
        <Input inputMode="decimal" autoComplete="off" placeholder="9.99" />
      </Form.Item>
      <Form.Item name="currency" label="Currency" normalize={toUpperCase}>
        <Input maxLength={3} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item name="status" label="Status" className={styles.whole ?? ''}>
        <Segmented block options={statusOptions} />
      </Form.Item>
    </div>
  )
}
