import { Button, Form, Input } from 'antd'

type Question = { text?: string }
type Interview = { parts?: { title?: string; questions?: Question[] }[] }

/**
 * The same interview in nested antd form lists, with an outline, a live preview and focus on added fields: the obvious
 * first implementation.
 */
export function PlainInterview({ questions }: { questions: number }) {
  const [form] = Form.useForm<Interview>()
  const parts = Form.useWatch('parts', form) ?? []
  function focusFirst(part: number) {
    queueMicrotask(() => form.getFieldInstance(['parts', part, 'questions', 0, 'text'])?.focus())
  }
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 2fr 2fr' }}>
      <nav>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the values of such a form have no ids
          <section key={index}>
            <h3>{part?.title}</h3>
            <Texts questions={part?.questions} />
          </section>
        ))}
      </nav>
      <Form form={form} initialValues={buildInterview(questions)} layout="vertical">
        <Form.List name="parts">
          {(fields) =>
            fields.map((part) => (
              <section key={part.key}>
                <Form.Item name={[part.name, 'title']} label="Title">
                  <Input />
                </Form.Item>
                <Form.List name={[part.name, 'questions']}>
                  {(rows, { add, remove, move }) => (
                    <>
                      <Button
                        onClick={() => {
                          add({ text: '' }, 0)
                          focusFirst(part.name)
                        }}
                      >
                        Add first
                      </Button>
                      {rows.map((row, index) => (
                        <div key={row.key}>
                          <Form.Item
                            name={[row.name, 'text']}
                            label={`Question ${index + 1}`}
                            rules={[{ required: true }]}
                          >
                            <Input.TextArea autoSize />
                          </Form.Item>
                          <Button onClick={() => move(index, index - 1)}>Up</Button>
                          <Button onClick={() => move(index, index + 1)}>Down</Button>
                          <Button onClick={() => remove(row.name)}>Remove</Button>
                        </div>
                      ))}
                    </>
                  )}
                </Form.List>
              </section>
            ))
          }
        </Form.List>
      </Form>
      <article>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the values of such a form have no ids
          <Texts key={index} questions={part?.questions} />
        ))}
      </article>
    </div>
  )
}

/** The texts of one part, for the outline and the preview. */
const Texts = ({ questions }: { questions: Question[] | undefined }) => (
  <ol>
    {questions?.map((question, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the values of such a form have no ids
      <li key={row}>{question?.text}</li>
    ))}
  </ol>
)

function buildInterview(questions: number): Interview {
  const inPartThree = Math.floor(questions / 4)
  const build = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ text: `What do you think of subject ${index + 1}?` }))
  return {
    parts: [
      { title: 'Part 1', questions: build(questions - inPartThree) },
      { title: 'Part 3', questions: build(inPartThree) },
    ],
  }
}
