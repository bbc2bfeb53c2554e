import { findChromium } from '@console/delivery/chromium'

/** If there is none, the first test's error names this path. */
export const chromiumPath = findChromium() ?? '/usr/bin/chromium'
