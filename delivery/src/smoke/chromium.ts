import { accessSync, constants } from 'node:fs'

/** Chromium's headless shell leaves out what only a window needs, and takes little more than half the processor time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The installed Chromium: the one that `CHROMIUM_PATH` names, or the system's; undefined without one.
 * @param others places to look at last, such as Playwright's own.
 */
export function findChromium(others: readonly string[] = []): string | undefined {
  const asked = process.env['CHROMIUM_PATH'] ?? ''
  return asked === '' ? [...places, ...others].find(isProgram) : asked
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Flags to start as root, and without background work of the browser's own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
