import { findChromium } from '@console/delivery/chromium'

/** Where there is none, the first test says so by this name. */
export const chromiumPath = findChromium() ?? '/usr/bin/chromium'
