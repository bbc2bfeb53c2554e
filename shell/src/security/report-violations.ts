import type { Telemetry } from '@console/shared/platform'

/** Tells telemetry what the browser refused: a fault of ours, an extension's doing, or an attack. */
export function reportViolations(telemetry: Telemetry): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    telemetry.log('warn', 'The security policy refused something', {
      directive: effectiveDirective,
      blocked: toOrigin(blockedURI),
      source: toOrigin(sourceFile),
    })
  })
}

/** Paths and queries may hold what is nobody's business; a keyword such as `inline` is kept. */
const toOrigin = (address: string): string => URL.parse(address)?.origin ?? address
