import { usePlatform } from '@console/shared/platform-context'
import { readerLocale } from '@console/shared/ui/reader-locale'
import { useQueryClient } from '@tanstack/react-query'
import { Input } from 'antd'
import { useState } from 'react'
import { packageQueries } from '../api/package.queries.ts'
import { allCurrencies } from './typed-currency.ts'

const names = new Intl.DisplayNames(readerLocale, { type: 'currency' })

type CurrencyInputProps = {
  id?: string
  /** A `Form.Item` gives these. */
  value?: string
  onChange?(currency: string): void
}

/** A list of currencies, those of other packages first; any other code can be typed. */
export function CurrencyInput({ value = '', onChange, ...props }: CurrencyInputProps) {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  const [codes, setCodes] = useState<readonly string[]>([])

  function listCodes() {
    const listed = queryClient.getQueryData(packageQueries(api).list().queryKey)?.records ?? []
    const used = new Set(listed.map(({ currency }) => currency?.toUpperCase() ?? ''))
    return [...new Set([...[...used].filter((code) => /^[A-Z]{3}$/.test(code)).toSorted(), ...allCurrencies])]
  }

  return (
    <>
      <Input
        {...props}
        value={value}
        list="currencies"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange?.(target.value.toUpperCase())}
        // Not with the form: 159 of its 241 elements were these, each with a name to look up.
        onFocus={() => setCodes((before) => (before.length > 0 ? before : listCodes()))}
      />
      <datalist id="currencies">
        {codes.map((code) => (
          <option key={code} value={code}>
            {names.of(code)}
          </option>
        ))}
      </datalist>
    </>
  )
}
