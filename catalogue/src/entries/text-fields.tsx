import { TextInput } from '@console/authoring/fields/text-input'
import { Field } from '@console/shared/ui/field'
import { Form, Input } from 'antd'

/** The same three times, which the story of the catalogue measures. */
export const states = {
  'Of the shell': (
    <>
      <Field label="Email" about={<p>As in the invitation</p>}>
        {(control) => <input {...control} className="control" defaultValue="amelia@example.com" />}
      </Field>
      <Field label="Phone" error="Invalid phone number">
        {(control) => <input {...control} className="control" placeholder="+44 20 7946 0000" />}
      </Field>
    </>
  ),
  'Of an editor': (
    <>
      <Field label="Name" about={<p>Lists show it</p>}>
        {(control) => <TextInput {...control} defaultValue="Harbour 1" />}
      </Field>
      <Field label="Subtitle" error="Enter a subtitle">
        {(control) => <TextInput {...control} placeholder="One line" />}
      </Field>
    </>
  ),
  'Of a form': (
    <Form layout="vertical" requiredMark={false} initialValues={{ code: 'WELCOME10' }}>
      <Form.Item name="code" label="Code" extra="3 to 32 characters">
        <Input />
      </Form.Item>
      <Form.Item name="amount" label="Amount" validateStatus="error" help="Enter an amount">
        <Input placeholder="10" />
      </Form.Item>
    </Form>
  ),
}
