import type { Telemetry } from '@console/shared/platform'

/**
 * Tells telemetry what the browser refused: a fault of ours, an extension's doing, or an attack. Once each: a browser
 * repeats itself, with a refused base address at every address it works out.
 */
export function reportViolations(telemetry: Telemetry): void {
  const told = new Set<string>()
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    const violation = {
      directive: effectiveDirective,
      blocked: toOrigin(blockedURI),
      source: toOrigin(sourceFile),
    }
    const mark = Object.values(violation).join(' ')
    if (told.has(mark)) return
    told.add(mark)
    telemetry.log('warn', 'The security policy refused something', violation)
  })
}

/** Paths and queries may hold what is nobody's business; a keyword such as `inline` is kept. */
const toOrigin = (address: string): string => URL.parse(address)?.origin ?? address
