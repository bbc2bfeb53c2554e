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
 * Chromium's reminder of what was preloaded: on the way to a link that was not followed, or for a screen that came later
 * than it waits for. Allowed of every remote's files and of what the shell provides to remotes; the shell preloads only
 * what it needs at once.
 */
const unusedPreload =
  /^warning: The resource \S+(?:\/remotes\/\S+|\/shell\/\S+\/(?:list|theme|ui-\w+)\.\S+) was preloaded using link preload but not used/

/** What a remote's file that does not come, or comes damaged, makes the browser and the federation runtime say. */
export const faultComplaints = [
  failedToLoad,
  /^error: Failed to find a valid digest in the 'integrity' attribute/,
  /^error: Fetch API cannot load \S+\/remotes\//,
  /^warning: \[ Federation Runtime \]/,
  /^warning: The resource .* was preloaded using link preload but not used/,
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
  const allowed = [unusedPreload]
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
