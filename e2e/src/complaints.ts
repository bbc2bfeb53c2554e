import type { BrowserContext } from '@playwright/test'

/** What the browser and the console's code complained of. */
export type Complaints = {
  /** For what a test brings about on purpose; everything else fails it. */
  allow(...patterns: RegExp[]): void
  listUnexpected(): string[]
}

/** The browser's own report of an answer that is an error, or of none. */
export const failedToLoad = /^error: Failed to load resource/

/** React's and the router's report of an error that a screen shows. */
export const routeError =
  /^error: (React Router caught the following error during render )?(Http|Validation)Error/

/**
 * Chromium's reminder of what was preloaded and is not used some seconds later: on the way to a link that was not followed,
 * or on a slow machine. It judges time; what is fetched without need, `bench load` counts.
 */
const unusedPreload = /^warning: The resource \S+ was preloaded using link preload but not used/

/**
 * Firefox checks what it has of a script when the page is left before that has come: this is the sha384 of nothing at all. The files
 * of a release are never empty.
 */
const cutByLeaving =
  /^uncaught: None of the “sha384” hashes in the integrity attribute match .* “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb”/

/** What a remote's file that does not come, or comes damaged, makes the browser and the federation runtime say. */
export const faultComplaints = [
  failedToLoad,
  /^error: Failed to find a valid digest in the 'integrity' attribute/,
  /^uncaught: None of the “sha384” hashes in the integrity attribute match/,
  /^error: Fetch API cannot load \S+\/remotes\//,
  /^warning: \[ Federation Runtime \]/,
]

/** Begins what `reportViolations` writes. */
const violationMark = 'Security policy violation: '

/**
 * For a story that has the security policy refuse something on purpose. The browser tells it twice, as an event, which
 * no other pattern allows, and in words of its own; the console tells its telemetry.
 */
export const refusedBy = (directive: string): RegExp[] => [
  new RegExp(`^violation: ${directive} `),
  /^error: .*(?:Content Security Policy|This document requires '\w+' assignment)/,
  new RegExp(`^warning: The security policy refused something \\{directive: ${directive},`),
]

export async function collectComplaints(context: BrowserContext): Promise<Complaints> {
  const said: string[] = []
  const allowed = [unusedPreload, cutByLeaving]
  await context.addInitScript(reportViolations, violationMark)
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (message.text().startsWith(violationMark)) {
      said.push(`violation: ${message.text().slice(violationMark.length)}`)
      return
    }
    said.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  // Uncaught exceptions and unhandled rejections alike.
  context.on('weberror', (error) => said.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    listUnexpected: () => said.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}

/** Runs in the page, before anything of the page does. */
function reportViolations(mark: string) {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
    console.error(`${mark}${effectiveDirective} ${blockedURI} “${sample}” (${sourceFile}:${lineNumber})`)
  })
}
