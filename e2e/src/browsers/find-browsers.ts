import { accessSync, constants } from 'node:fs'

type Program = { name: string; variable: string; places: readonly string[]; debian: string }

const webKitFolder = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4'
const programs = {
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    debian: 'firefox-esr',
  },
  webKitDriver: {
    name: 'WebDriver of WebKitGTK',
    variable: 'WEBKIT_DRIVER_PATH',
    places: ['/usr/bin/WebKitWebDriver'],
    debian: 'webkit2gtk-driver',
  },
  webKit: {
    name: 'MiniBrowser of WebKitGTK',
    variable: 'WEBKIT_PATH',
    places: ['.1', '.0'].map((version) => `${webKitFolder}${version}/MiniBrowser`),
    debian: 'webkit2gtk-driver',
  },
  display: { name: 'Xvfb', variable: 'XVFB_PATH', places: ['/usr/bin/Xvfb'], debian: 'xvfb' },
} satisfies Record<string, Program>

/** Path of the program; the error names Debian's package if it is not installed. */
export function findProgram(which: keyof typeof programs): string {
  const { name, variable, places, debian } = programs[which]
  const asked = process.env[variable]
  const found = (asked === undefined ? places : [asked]).find(isProgram)
  if (found !== undefined) return found
  throw new Error(
    `There is no ${name}. On Debian: apt-get install ${debian}. Elsewhere, set ${variable} to its path.`,
  )
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
