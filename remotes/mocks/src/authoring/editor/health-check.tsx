import { useDocumentWhenIdle } from '@console/authoring/following/use-document'
import { useEffect } from 'react'
import { toHealth } from '../../editing/editor-health.ts'
import { useMockEditing } from '../../editing/mock-editor-context.ts'

/** Runs the checks when typing pauses. Renders nothing; components that show issues subscribe to `health`. */
export function HealthCheck() {
  const { store, health, rules } = useMockEditing()
  const found = useDocumentWhenIdle(store, (content) => toHealth(content, rules.check))
  useEffect(() => health.replace(found), [found, health])
  return null
}
