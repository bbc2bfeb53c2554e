import { Segments } from '@console/shared/ui/segments'
import { Alert, Button, Flex, Form, Input } from 'antd'

export const states = {
  Fields: (
    <Form layout="vertical" initialValues={{ type: 'percentage' }}>
      <Form.Item name="code" label="Code" extra="3 to 32 characters">
        <Input />
      </Form.Item>
      <Form.Item name="amount" label="Amount" validateStatus="error" help="Enter a number">
        <Input suffix="% off" />
      </Form.Item>
      <Form.Item name="description" label="Description">
        <Input.TextArea />
      </Form.Item>
      <Form.Item name="type" label="Type">
        <Segments
          label="Type"
          options={[
            ['percentage', 'Percentage'],
            ['fixed', 'Fixed amount'],
          ]}
        />
      </Form.Item>
      <Form.Item label="Fixed code">
        <Input disabled aria-label="Fixed code" defaultValue="WELCOME10" />
      </Form.Item>
    </Form>
  ),
  Buttons: (
    <>
      <Button>Cancel</Button> <Button type="primary">Save changes</Button> <Button type="text">Clear</Button>{' '}
      <Button danger type="primary">
        Delete
      </Button>{' '}
      <Button disabled>Publish</Button>{' '}
      <Button type="primary" loading>
        Save changes
      </Button>
    </>
  ),
  Messages: (
    <Flex vertical gap={8}>
      <Alert type="info" showIcon title="Also open in another tab" />
      <Alert
        type="warning"
        showIcon
        title="Some fields could not be read"
        description="They stay as they are."
      />
      <Alert type="error" showIcon title="It was not saved" />
      <Alert type="success" showIcon title="30 draft codes created" />
    </Flex>
  ),
}
