import { Button, Form, Input, InputNumber, Select } from 'antd'
import { buildReadingPassages } from './build-reading-mock.ts'

type Passages = ReturnType<typeof toValues>

/** The same reading test in nested antd form lists, with a live preview: the obvious first implementation. */
export function PlainReading() {
  const [form] = Form.useForm<{ passages?: Passages }>()
  const passages = Form.useWatch('passages', form) ?? []
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <Form form={form} initialValues={{ passages: toValues() }} layout="vertical">
        <Form.List name="passages">
          {(fields) => fields.map((passage) => <PassageFields key={passage.key} name={passage.name} />)}
        </Form.List>
      </Form>
      <article>
        {passages.map((passage) => (
          <section key={passage?.id}>
            <h2>{passage?.title}</h2>
            {passage?.paragraphs?.map((paragraph, index) => (
              <p key={paragraph?.id ?? index}>{paragraph?.content}</p>
            ))}
            {passage?.questions?.map((group) => (
              <ol key={group?.id}>
                {group?.questions?.map((question, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the values of such a form have no ids
                  <li key={index}>{question?.text}</li>
                ))}
              </ol>
            ))}
          </section>
        ))}
      </article>
    </div>
  )
}

function PassageFields({ name }: { name: number }) {
  return (
    <section>
      <Form.Item name={[name, 'title']} label="Title">
        <Input />
      </Form.Item>
      <Form.List name={[name, 'paragraphs']}>
        {(rows, { add, remove, move }) => (
          <>
            {rows.map((row, index) => (
              <div key={row.key}>
                <Form.Item
                  name={[row.name, 'content']}
                  label={`Paragraph ${String.fromCharCode(65 + index)}`}
                  rules={[{ required: true }]}
                >
                  <Input.TextArea autoSize />
                </Form.Item>
                <Button onClick={() => move(index, index - 1)}>Up</Button>
                <Button onClick={() => remove(row.name)}>Remove</Button>
              </div>
            ))}
            <Button onClick={() => add({ content: '' })}>Add paragraph</Button>
          </>
        )}
      </Form.List>
      <Form.List name={[name, 'questions']}>
        {(groups) => groups.map((group) => <GroupFields key={group.key} name={group.name} />)}
      </Form.List>
    </section>
  )
}

function GroupFields({ name }: { name: number }) {
  return (
    <fieldset>
      <Form.Item name={[name, 'instruction']} label="Instruction">
        <Input.TextArea autoSize />
      </Form.Item>
      <Form.Item name={[name, 'marks']} label="Marks">
        <InputNumber />
      </Form.Item>
      <Form.List name={[name, 'questions']}>
        {(rows, { add, remove, move }) => (
          <>
            {rows.map((row, index) => (
              <div key={row.key}>
                <Form.Item
                  name={[row.name, 'text']}
                  label={`Question ${index + 1}`}
                  rules={[{ required: true }]}
                >
                  <Input.TextArea autoSize />
                </Form.Item>
                <Form.Item name={[row.name, 'answer']} label="Answer">
                  <Select options={letters} />
                </Form.Item>
                <Button onClick={() => move(index, index - 1)}>Up</Button>
                <Button onClick={() => remove(row.name)}>Remove</Button>
              </div>
            ))}
            <Button onClick={() => add({ text: '', answer: '' })}>Add question</Button>
          </>
        )}
      </Form.List>
    </fieldset>
  )
}

const letters = [...'ABCDEFGHI'].map((value) => ({ value }))

/** Stores each question with its answer, as such a form does. */
const toValues = () =>
  buildReadingPassages().map(({ questions, ...passage }) => ({
    ...passage,
    questions: questions.map(({ correct_answer, ...group }) => ({
      ...group,
      questions: group.questions.map(({ text }, index) => ({ text, answer: correct_answer[index] ?? '' })),
    })),
  }))
