import { Button, Drawer, Form, Input, InputNumber, Select } from 'antd'

type BareFormProps = { isOpen: boolean; onClose(): void }

const statuses = ['draft', 'published', 'archived'].map((value) => ({ value, label: value }))

export function BareForm({ isOpen, onClose }: BareFormProps) {
  return (
    <Drawer title="New package" open={isOpen} onClose={onClose} size={480}>
      <Form layout="vertical" initialValues={{ status: 'draft', currency: 'EUR' }} onFinish={onClose}>
        <Form.Item label="Name" name="name" rules={[{ required: true }]}>
          <Input />
        </Form.Item>
        <Form.Item label="Coins" name="coins">
          <InputNumber min={0} />
        </Form.Item>
        <Form.Item label="Gems" name="gems">
          <InputNumber min={0} />
        </Form.Item>
        <Form.Item label="Price" name="price" rules={[{ required: true }]}>
          <InputNumber min={0} step={0.01} />
        </Form.Item>
        <Form.Item label="Currency" name="currency">
          <Input maxLength={3} />
        </Form.Item>
        <Form.Item label="Status" name="status">
          <Select options={statuses} />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          Create
        </Button>
      </Form>
    </Drawer>
  )
}
