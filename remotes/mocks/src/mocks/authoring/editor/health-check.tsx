import { useIdleValue } from '@console/shared/document/use-idle-value'
import { useEffect } from 'react'
import { useMockEditing } from '../context/mock-editor-context.ts'
import { toHealth } from '../context/mock-health.ts'

/** Checks the mock when nobody is typing, and renders nothing: what shows an issue listens to `health`. */
export function HealthCheck() {
  const { store, health } = useMockEditing()
  const found = useIdleValue(store, toHealth)
  useEffect(() => health.replace(found), [found, health])
  return null
}
