import { expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { answerHtml, answerJson, type Fault } from '../src/faults/fault.ts'
import { test } from '../src/test.ts'

type Broken = { title: string; path: string; fault: Fault; says: string[] }

const config = '/config.json'
const pointer = '/releases/current.json'

const broken: Broken[] = [
  {
    title: 'an address in the configuration that is none',
    path: config,
    fault: answerJson(200, { apiBaseUrl: 'not an address' }),
    says: ['The configuration of the console is not usable.', `${config} → apiBaseUrl:`],
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
    title: 'a configuration that is missing',
    path: config,
    fault: answerHtml(404),
    says: ['The configuration of the console could not be read.', `${config}: HTTP 404`],
  },
  {
    title: 'a configuration that is no JSON',
    path: config,
    fault: answerHtml(200),
    says: ['The configuration of the console is not usable.', `${config}: not JSON`],
  },
  {
    title: 'a release pointer that is no JSON',
    path: pointer,
    fault: answerHtml(200),
    says: ['The current release is not usable.', `${pointer}: not JSON`],
  },
  {
    title: 'a release pointer of another shape',
    path: pointer,
    fault: answerJson(200, { format: 2 }),
    says: ['The current release is not usable.', `${pointer} → format:`, `${pointer} → release:`],
  },
  {
    title: 'a release pointer that cannot be had',
    path: pointer,
    fault: { kind: 'reset' },
    says: ['The current release could not be read.', `${pointer}: no answer.`],
  },
]

for (const { title, path, fault, says } of broken) {
  test(`${title} is named where the console would be, and it starts once that is mended`, async ({
    page,
    signIn,
    testConsole,
    complaints,
  }) => {
    complaints.allow(failedToLoad)
    await signIn(page)
    testConsole.server.fail({ match: ({ pathname }) => pathname === path, fault })
    await page.goto('/')
    const error = page.getByRole('alert')
    await expect(error.getByRole('heading', { name: 'The console cannot start' })).toBeVisible()
    for (const text of says) await expect(error).toContainText(text)
    testConsole.server.lift()
    await error.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
}

test('a sign-in screen that does not come says so, and Retry brings it', async ({
  page,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  testConsole.server.fail({
    match: ({ pathname }) => /\/static\/js\/async\/sign-in\.js$/.test(pathname),
    fault: answerHtml(404),
  })
  await page.goto('/signin')
  await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeVisible()
  testConsole.server.lift()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
