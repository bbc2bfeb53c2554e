import { usePlatform } from '@console/shared/platform-context'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import layout from '../../records/form/editor-form.module.css'
import { couponQueries } from '../api/coupon.queries.ts'
import { generateCode } from '../rules/generate-code.ts'
import styles from './coupon-form.module.css'
import { type CodeCheck, useCodeCheck } from './use-code-check.ts'

type CodeFieldProps = {
  /** The code that the coupon has on the server; null for a new one. */
  own: string | null
  /** Puts a code into the field as if it had been typed. */
  onCode(code: string): void
}

/** The form of the wire: upper case, and no spaces around what was pasted. */
const toCodeText = (text: string) => text.toUpperCase().trim()

const generatedLength = 8

export function CodeField({ own, onCode }: CodeFieldProps) {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  const typed = String(Form.useWatch<string | undefined>('code') ?? '')
  const check = useCodeCheck(typed, own)

  function handleGenerate() {
    const known = queryClient.getQueryData(couponQueries(api).list().queryKey)?.records ?? []
    onCode(
      generateCode({ prefix: '', length: generatedLength, taken: new Set(known.map(({ code }) => code)) }),
    )
  }

  return (
    <Form.Item
      name="code"
      label="Code"
      className={layout.whole ?? ''}
      normalize={toCodeText}
      extra={<CodeCheckText check={check} />}
    >
      <Input
        className={styles.code ?? ''}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        suffix={
          <Button size="small" type="text" onClick={handleGenerate}>
            Generate
          </Button>
        }
      />
    </Form.Item>
  )
}

const texts: Record<CodeCheck, string> = {
  none: '3 to 32 characters: A–Z, 0–9, _ or -',
  checking: 'Checking whether the code is free…',
  free: 'This code is free',
  taken: 'Another coupon has this code',
}

function CodeCheckText({ check }: { check: CodeCheck }) {
  return (
    <span className={styles.check} data-check={check} role="status">
      {texts[check]}
    </span>
  )
}
