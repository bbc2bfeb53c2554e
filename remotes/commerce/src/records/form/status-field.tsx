import { publicationStatuses } from '@console/shared/schemas/publication'
import { publicationLabels } from '@console/shared/ui/status-dot'
import { Form, Segmented } from 'antd'
import { useId } from 'react'
import styles from './record-form.module.css'

const options = publicationStatuses.map((status) => ({ value: status, label: publicationLabels[status] }))

/** With the buttons that save it, so that it is in sight however long the form is. */
export function StatusField() {
  const id = useId()
  return (
    <div className={styles.status}>
      <span id={id}>Status</span>
      <Form.Item name="status">
        <Segmented block options={options} aria-labelledby={id} />
      </Form.Item>
    </div>
  )
}
