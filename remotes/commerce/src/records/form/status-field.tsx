import { publicationStatuses } from '@console/shared/schemas/publication'
import { Segments } from '@console/shared/ui/segments'
import { publicationLabels } from '@console/shared/ui/status-dot'
import { Form } from 'antd'
import styles from './record-form.module.css'

const options = publicationStatuses.map((status) => [status, publicationLabels[status]] as const)

/** With the buttons that save it, so that it is in sight however long the form is. */
export const StatusField = () => (
  <div className={styles.status}>
    <span aria-hidden>Status</span>
    <Form.Item name="status">
      <Segments label="Status" options={options} />
    </Form.Item>
  </div>
)
