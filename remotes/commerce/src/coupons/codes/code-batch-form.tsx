import { usePlatform } from '@console/shared/platform-context'
import { clearFieldMessages, showFieldMessages, toFieldMessages } from '@console/shared/ui/form-messages'
import { formatNumber } from '@console/shared/ui/number'
import { Button, Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { toBlank } from '../../records/fields/draft.ts'
import { listNames } from '../../records/fields/record-field.ts'
import layout from '../../records/form/record-form.module.css'
import { StatusField } from '../../records/form/status-field.tsx'
import { readCount } from '../../records/numbers/typed-number.ts'
import { couponFields } from '../fields/coupon-fields.ts'
import { CouponTerms } from '../fields/coupon-terms.tsx'
import type { KnownNames } from '../fields/known-names.ts'
import { toCodeText } from '../rules/code-text.ts'
import styles from './code-batch.module.css'
import { type BatchDraft, findBatchIssues, toExampleCode } from './code-batch.ts'

type CodeBatchFormProps = {
  known: KnownNames
  onPlanned(draft: BatchDraft): void
  onClose(): void
}

const unfinished = ['unfinished-batch']
const fields = ['prefix', 'length', 'count', ...listNames(couponFields)]

/** Asks how the codes look, how many there are, and what all of them are worth. */
export function CodeBatchForm({ known, onPlanned, onClose }: CodeBatchFormProps) {
  const [form] = Form.useForm<BatchDraft>()
  const { queryClient } = usePlatform()
  const [initial] = useState<BatchDraft>(() => {
    const { code: _code, ...blank } = toBlank(couponFields)
    return (
      queryClient.getQueryData(unfinished) ?? { prefix: '', length: '8', count: '', ...blank, limit: '1' }
    )
  })
  const watched: Partial<BatchDraft> | undefined = Form.useWatch([], form)
  const { prefix, length, count } = { ...initial, ...watched }

  const planned = readCount(count)
  const example = toExampleCode({ prefix, length })

  function handleFinish() {
    const draft: BatchDraft = form.getFieldsValue()
    const issues = findBatchIssues(draft)
    showFieldMessages(form, fields, toFieldMessages(issues))
    if (issues.length > 0) return
    keep(null)
    onPlanned(draft)
  }

  /** Until the page is left or somebody else signs in: a drawer that is closed by mistake loses nothing. */
  function keep(draft: BatchDraft | null) {
    queryClient.setQueryDefaults(unfinished, { gcTime: Number.POSITIVE_INFINITY })
    queryClient.setQueryData(unfinished, draft)
  }

  useEffect(() => form.focusField('prefix'), [form])
  return (
    <Form
      form={form}
      name="code-batch"
      className={layout.form}
      layout="vertical"
      requiredMark={false}
      initialValues={initial}
      onFinish={handleFinish}
      onValuesChange={(changed, draft) => {
        clearFieldMessages(form, changed)
        keep(draft)
      }}
    >
      <div className={layout.fields} data-tall>
        <Form.Item name="prefix" label="Prefix" className={layout.whole ?? ''} normalize={toCodeText}>
          <Input autoComplete="off" spellCheck={false} maxLength={28} />
        </Form.Item>
        <Form.Item name="length" label="Random characters">
          <Input inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <Form.Item name="count" label="How many codes">
          <Input inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <p className={styles.example}>
          {example.code === undefined ? (
            `No code can be generated from this: ${example.problem}.`
          ) : (
            <>
              Example: <code>{example.code}</code>. No look-alike characters.
            </>
          )}
        </p>
        <CouponTerms known={known} />
      </div>
      <footer className={layout.footer}>
        <StatusField />
        <div className={layout.buttons}>
          <div className={layout.note} />
          <Button
            onClick={() => {
              keep(null)
              onClose()
            }}
          >
            Cancel
          </Button>
          <Button type="primary" htmlType="submit">
            Create {planned === null ? '' : formatNumber(planned)} coupons
          </Button>
        </div>
      </footer>
    </Form>
  )
}
