import { expect, it } from 'vitest'
import { toDevice } from './device.ts'

const mozilla = 'Mozilla/5.0'
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  ['Chrome on Windows', `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/150.0.0.0 Safari/537.36`],
  [
    'Edge on Windows',
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/150.0.0.0 Safari/537.36 Edg/150.0`,
  ],
  ['Opera on Linux', `${mozilla} (X11; Linux x86_64) ${webKit} Chrome/150.0.0.0 Safari/537.36 OPR/130.0.0.0`],
  ['Firefox on Linux', `${mozilla} (X11; Ubuntu; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0`],
  ['Chrome on Linux', `${mozilla} (X11; Linux x86_64) ${webKit} HeadlessChrome/150.0.0.0 Safari/537.36`],
  ['Safari on macOS', `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/26.1 Safari/605.1.15`],
  [
    'Safari on iPhone',
    `${mozilla} (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${apple} Version/26.1 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome on iPad',
    `${mozilla} (iPad; CPU OS 18_7 like Mac OS X) ${apple} CriOS/150.0.0.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Firefox on iPhone',
    `${mozilla} (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${apple} FxiOS/150.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Samsung Internet on Android',
    `${mozilla} (Linux; Android 10; K) ${webKit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Edge on Android',
    `${mozilla} (Linux; Android 10; K) ${webKit} Chrome/150.0.0.0 Mobile Safari/537.36 EdgA/150.0.0.0`,
  ],
  ['Chrome on ChromeOS', `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/150.0.0.0 Safari/537.36`],
  ['Android', `${mozilla} (Linux; Android 15; Pixel 9) SomethingElse/1.0`],
  ['Firefox', `${mozilla} (Mobile; rv:150.0) Gecko/150.0 Firefox/150.0`],
  ['Unknown device', 'curl/8.14.1'],
  ['Unknown device', ''],
])('recognises %s', (device, agent) => {
  expect(toDevice(agent)).toBe(device)
})
