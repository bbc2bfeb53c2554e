import { usePlatform } from '@console/shared/platform-context'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import type { ComponentProps } from 'react'
import layout from '../../records/form/record-form.module.css'
import { couponQueries } from '../api/coupon.queries.ts'
import { generateCode } from '../rules/generate-code.ts'
import styles from './coupon-form.module.css'
import { type CodeCheck, useCodeCheck } from './use-code-check.ts'

type CodeFieldProps = {
  /** The code that the coupon has on the server; null for a new one. */
  own: string | null
}

/** The form of the wire: upper case, and no spaces around what was pasted. */
const toCodeText = (text: string) => text.toUpperCase().trim()

export function CodeField({ own }: CodeFieldProps) {
  const typed = String(Form.useWatch<string | undefined>('code') ?? '')
  const check = useCodeCheck(typed, own)
  return (
    <Form.Item
      name="code"
      label="Code"
      className={layout.whole ?? ''}
      normalize={toCodeText}
      extra={<CodeCheckText check={check} />}
    >
      <CodeInput />
    </Form.Item>
  )
}

type CodeInputProps = Omit<ComponentProps<typeof Input>, 'onChange'> & {
  /** A `Form.Item` gives it. */
  onChange?(code: string): void
}

const generatedLength = 8

/** A code that was generated counts as typed. */
function CodeInput({ onChange, ...props }: CodeInputProps) {
  const { api } = usePlatform()
  const queryClient = useQueryClient()

  function handleGenerate() {
    const listed = queryClient.getQueryData(couponQueries(api).list().queryKey)?.records ?? []
    const taken = new Set(listed.map(({ code }) => code))
    onChange?.(generateCode({ prefix: '', length: generatedLength, taken }))
  }

  return (
    <Input
      {...props}
      className={styles.code ?? ''}
      maxLength={32}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={({ target }) => onChange?.(target.value)}
      suffix={
        <Button size="small" type="text" onClick={handleGenerate}>
          Generate
        </Button>
      }
    />
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
