import { useState } from 'react'

/** The last value that was not null: the content of a drawer or dialog while it animates out. */
export function useLastShown<Value>(value: Value | null): Value | null {
  const [shown, setShown] = useState(value)
  if (value !== null && value !== shown) setShown(value)
  return value ?? shown
}
