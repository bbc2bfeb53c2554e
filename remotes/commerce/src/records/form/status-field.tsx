import { publicationStatuses } from '@console/shared/schemas/publication'
import { publicationLabels } from '@console/shared/ui/status-dot'
import { Form, Segmented } from 'antd'
import styles from './record-form.module.css'

const options = publicationStatuses.map((status) => ({ value: status, label: publicationLabels[status] }))

/** With the buttons that save it, so that it is in sight however long the form is. */
export function StatusField() {
  return (
    <Form.Item name="status" label="Status" className={styles.status ?? ''}>
      <Segmented block options={options} />
    </Form.Item>
  )
}
