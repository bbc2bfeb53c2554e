import type { Telemetry } from '@console/shared/platform'
import { expect, it } from 'vitest'
import { reportViolations } from './report-violations.ts'

// proves V3.4.7
it('reports what was blocked by its origin, without paths or queries', () => {
  const logged: unknown[] = []
  const telemetry: Telemetry = {
    capture: () => undefined,
    log: (...record) => logged.push(record),
    captureException: () => undefined,
  }
  reportViolations(telemetry)
  const facts = { effectiveDirective: 'img-src', sourceFile: 'http://localhost/shell/a.js?token=secret' }
  for (const blockedURI of ['https://evil.example/a.png?email=staff@example.com', 'inline'])
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), facts, { blockedURI }))
  const message = 'The security policy refused something'
  expect(logged).toEqual([
    ['warn', message, { directive: 'img-src', blocked: 'https://evil.example', source: 'http://localhost' }],
    ['warn', message, { directive: 'img-src', blocked: 'inline', source: 'http://localhost' }],
  ])
})
