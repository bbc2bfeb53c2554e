import { usePlatform } from '@console/shared/platform-context'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { toCouponPath } from '../../navigation/paths.ts'
import layout from '../../records/form/record-form.module.css'
import { couponQueries } from '../api/coupon.queries.ts'
import { couponFields } from '../fields/coupon-fields.ts'
import { toCodeText } from '../rules/code-text.ts'
import { generateCode } from '../rules/generate-code.ts'
import styles from './coupon-form.module.css'
import { type CodeCheck, useCodeCheck } from './use-code-check.ts'

type CodeFieldProps = {
  /** The code that the coupon has on the server; null for a new one. */
  own: string | null
}

export function CodeField({ own }: CodeFieldProps) {
  const typed = String(Form.useWatch<string | undefined>('code') ?? '')
  const check = useCodeCheck(typed, own)
  return (
    <Form.Item
      name="code"
      label={couponFields.code.label}
      className={layout.whole ?? ''}
      normalize={toCodeText}
      // One message: what is known of the code, which leads to its coupon, in the place of what the form would say.
      {...(check === 'taken'
        ? { validateStatus: 'error', help: <Taken code={typed} /> }
        : { extra: <CodeCheckText check={check} /> })}
    >
      <CodeInput isNew={own === null} />
    </Form.Item>
  )
}

type CodeInputProps = Omit<ComponentProps<typeof Input>, 'onChange'> & {
  /** A `Form.Item` gives it. */
  onChange?(code: string): void
  /** Learners may have the code of any other already. */
  isNew: boolean
}

const generatedLength = 8

/** A code that was generated counts as typed. */
function CodeInput({ onChange, isNew, ...props }: CodeInputProps) {
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
      className={styles.code}
      maxLength={32}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={({ target }) => onChange?.(target.value)}
      suffix={
        isNew && (
          <Button size="small" type="text" onClick={handleGenerate}>
            Generate
          </Button>
        )
      }
    />
  )
}

const texts: Record<Exclude<CodeCheck, 'taken'>, string> = {
  none: '3 to 32 characters: A–Z, 0–9, _ or -',
  checking: 'Checking whether the code is available…',
  free: 'Available',
  failed: 'Could not be checked. Saving will show whether another coupon has it.',
}

function CodeCheckText({ check }: { check: Exclude<CodeCheck, 'taken'> }) {
  return (
    <span className={styles.check} data-check={check} role="status">
      {texts[check]}
    </span>
  )
}

function Taken({ code }: { code: string }) {
  const { api } = usePlatform()
  const listed = useQueryClient().getQueryData(couponQueries(api).list().queryKey)?.records ?? []
  const other = listed.find((coupon) => coupon.code === code)
  return (
    <>
      {code} already exists.
      {other !== undefined && (
        <>
          {' '}
          <Link to={toCouponPath(other.id)} className={styles.open}>
            Open it
          </Link>
        </>
      )}
    </>
  )
}
