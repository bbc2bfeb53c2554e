import { useState } from 'react'

/** The last value that was not null: what a drawer or dialog still shows while it moves away. */
export function useLastShown<Value>(value: Value | null): Value | null {
  const [shown, setShown] = useState(value)
  if (value !== null && value !== shown) setShown(value)
  return value ?? shown
}
