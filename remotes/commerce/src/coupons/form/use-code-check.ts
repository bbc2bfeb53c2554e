import { usePlatform } from '@console/shared/platform-context'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { couponQueries } from '../api/coupon.queries.ts'
import { isCouponCode } from '../rules/code-text.ts'

/** `failed`: nothing is said about the code, and the server decides when the coupon is saved. */
export type CodeCheck = 'none' | 'checking' | 'free' | 'taken' | 'failed'

/** Milliseconds without a key before the server is asked. */
const pause = 300

/**
 * Asks whether another coupon has the code that is being typed. `own` is the code that the record has already. A question
 * about a code that is not in the field any more is cancelled.
 */
export function useCodeCheck(typed: string, own: string | null): CodeCheck {
  const { api } = usePlatform()
  const wanted = isCouponCode(typed) && typed !== own?.toUpperCase() ? typed : null
  const settled = useSettled(wanted)
  const asked = settled === wanted ? wanted : null
  const { data, fetchStatus } = useQuery({
    ...couponQueries(api).codeCheck(asked ?? ''),
    enabled: asked !== null,
  })
  if (wanted === null) return 'none'
  if (asked === null || fetchStatus === 'fetching') return 'checking'
  if (data === undefined) return 'none'
  if (data === null) return 'failed'
  return data ? 'taken' : 'free'
}

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
