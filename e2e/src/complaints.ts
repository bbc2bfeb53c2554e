import type { BrowserContext } from '@playwright/test'

/** Errors and warnings of the browser and the console's code. */
export type Complaints = {
  /** Allows complaints that a test provokes on purpose; all others fail it. */
  allow(...patterns: RegExp[]): void
  listUnexpected(): string[]
}

/** The browser's own message for a failed request or an error status. */
export const failedToLoad = /^error: Failed to load resource/

/** React's and the router's message for an error that a screen shows. */
export const routeError =
  /^error: (React Router caught the following error during render )?(Http|Validation)Error/

/**
 * Chromium warns about preloads that stay unused for some seconds: after a cancelled navigation, or on a slow machine.
 * It depends on timing; `bench load` counts unnecessary requests.
 */
const unusedPreload = /^warning: The resource \S+ was preloaded using link preload but not used/

/**
 * Firefox checks the integrity of partial scripts when a page is left: this is the sha384 of empty content. Release
 * files are never empty.
 */
const cutByLeaving =
  /^uncaught: None of the “sha384” hashes in the integrity attribute match .* “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb”/

/** Messages of the browser and the federation runtime about a remote's missing or damaged file. */
export const faultComplaints = [
  failedToLoad,
  /^error: Failed to find a valid digest in the 'integrity' attribute/,
  /^uncaught: None of the “sha384” hashes in the integrity attribute match/,
  /^error: Fetch API cannot load \S+\/remotes\//,
  /^warning: \[ Federation Runtime \]/,
]

/** Prefix of the lines that `reportViolations` writes. */
const violationMark = 'Security policy violation: '

/**
 * For a story that provokes a CSP violation. The browser reports it as an event, which no other pattern allows, and as
 * a message; the console reports it to telemetry.
 */
export const refusedBy = (directive: string): RegExp[] => [
  new RegExp(`^violation: ${directive} `),
  /^error: .*(?:Content Security Policy|This document requires '\w+' assignment)/,
  new RegExp(`^warning: The security policy refused something \\{directive: ${directive},`),
]

export async function collectComplaints(context: BrowserContext): Promise<Complaints> {
  const messages: string[] = []
  const allowed = [unusedPreload, cutByLeaving]
  await context.addInitScript(reportViolations, violationMark)
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (message.text().startsWith(violationMark)) {
      messages.push(`violation: ${message.text().slice(violationMark.length)}`)
      return
    }
    messages.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  // Uncaught exceptions and unhandled rejections alike.
  context.on('weberror', (error) =>
    messages.push(`uncaught: ${error.error().stack ?? error.error().message}`),
  )
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    listUnexpected: () => messages.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}

/** Runs in the page before any of its scripts. */
function reportViolations(mark: string) {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
    console.error(`${mark}${effectiveDirective} ${blockedURI} “${sample}” (${sourceFile}:${lineNumber})`)
  })
}
