import { usePlatform } from '@console/shared/platform-context'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { couponQueries } from '../api/coupon.queries.ts'
import { isCouponCode } from '../api/coupon.schema.ts'

/** `unknown`: the check got no usable answer. That is never "free"; the server decides when the coupon is saved. */
export type CodeCheck = 'none' | 'checking' | 'free' | 'taken' | 'unknown'

/** Milliseconds without a key before the server is asked. */
const pause = 300

/**
 * Asks whether another coupon has the code that is being typed. `own` is the code that the record has already. A question
 * about a code that is not in the field any more is cancelled.
 */
export function useCodeCheck(typed: string, own: string | null): { check: CodeCheck; again(): void } {
  const { api } = usePlatform()
  const wanted = isCouponCode(typed) && typed !== own ? typed : null
  const settled = useSettled(wanted)
  const asked = settled === wanted ? wanted : null
  const { data, isError, fetchStatus, refetch } = useQuery({
    ...couponQueries(api).codeCheck(asked ?? ''),
    enabled: asked !== null,
  })
  return { check: toCheck(), again: () => void refetch() }

  function toCheck(): CodeCheck {
    if (wanted === null) return 'none'
    if (asked === null || fetchStatus === 'fetching') return 'checking'
    if (isError || data === undefined) return 'unknown'
    return data ? 'taken' : 'free'
  }
}

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
