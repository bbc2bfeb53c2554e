import { expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { answerJson, type Fault } from '../src/faults/fault.ts'
import { test } from '../src/test.ts'

type Broken = { title: string; path: string | RegExp; fault: Fault; says: string[] }

const config = '/config.json'
const pointer = '/releases/current.json'
const index = /^\/releases\/r-\w+\.[\w-]+\.json$/

/**
 * One fault of each document, and of the index before a browser caches it; `fetch-boot-documents.test.ts` of the shell
 * covers the rest.
 */
const broken: Broken[] = [
  {
    title: 'an index of the release that is not the one that was published',
    path: index,
    fault: answerJson(200, { format: 1, remotes: [] }),
    says: ['The current release could not be read.', 'no answer, or not what was published.'],
  },
  {
    title: 'three wrong fields in the configuration',
    path: config,
    fault: answerJson(200, {
      apiBaseUrl: '',
      apiPathPrefix: 'api',
      defaultCurrency: 'dollars',
      timeZone: 'Mars/Base',
    }),
    says: [`${config} → apiPathPrefix:`, `${config} → defaultCurrency:`, `${config} → timeZone:`],
  },
  {
    title: 'a release pointer that cannot be had',
    path: pointer,
    fault: { kind: 'reset' },
    says: ['The current release could not be read.', `${pointer}: no answer.`],
  },
]

test('a configuration, release or index that cannot be read is named where the console would be, and Retry starts it', {
  tag: '@gate',
}, async ({ page, signIn, testConsole, complaints }) => {
  // The browser's message about a changed index.
  complaints.allow(failedToLoad, /integrity/)
  await signIn(page)
  const error = page.getByRole('alert')
  for (const { title, path, fault, says } of broken) {
    await test.step(title, async () => {
      testConsole.server.fail({
        match: ({ pathname }) => (typeof path === 'string' ? pathname === path : path.test(pathname)),
        fault,
      })
      await page.goto('/')
      await expect(error.getByRole('heading', { name: 'The console cannot start' })).toBeVisible()
      for (const text of says) await expect(error).toContainText(text)
      testConsole.server.lift()
    })
  }
  await error.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})
