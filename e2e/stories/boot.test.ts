import { expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { answerHtml, answerJson, type Fault } from '../src/faults/fault.ts'
import { test } from '../src/test.ts'

type Broken = { title: string; path: string | RegExp; fault: Fault; says: string[] }

const config = '/config.json'
const pointer = '/releases/current.json'
const index = /^\/releases\/r-\w+\.[\w-]+\.json$/

/** One of each document; what else can be wrong with them is told in `fetch-boot-documents.test.ts` of the shell. */
const broken: Broken[] = [
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
  {
    title: 'an index of the release that is not the one that was published',
    path: index,
    fault: answerJson(200, { format: 1, remotes: [] }),
    says: ['The current release could not be read.', 'no answer, or not what was published.'],
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
    // Of an index that was changed.
    complaints.allow(/integrity/)
    await signIn(page)
    testConsole.server.fail({
      match: ({ pathname }) => (typeof path === 'string' ? pathname === path : path.test(pathname)),
      fault,
    })
    await page.goto('/')
    const error = page.getByRole('alert')
    await expect(error.getByRole('heading', { name: 'The console cannot start' })).toBeVisible()
    for (const text of says) await expect(error).toContainText(text)
    testConsole.server.lift()
    await error.getByRole('button', { name: 'Retry' }).click()
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

test('the files of a list ask the browser to compile them while they arrive', async ({ page, signIn }) => {
  await signIn(page)
  const hinted = /\/shell\/[^/]+\/static\/js\/async\/(?:frame|ui-list)\.js$/
  const firstLines: Promise<[string | undefined, string | undefined]>[] = []
  page.on('response', (response) => {
    const name = hinted.exec(response.url())?.[0].split('/').at(-1)
    if (name === undefined) return
    firstLines.push(response.text().then((text) => [name, text.split('\n', 1)[0]]))
  })
  await page.goto('/packages/')
  await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
  // After a comment of the minifier it would be no hint.
  expect((await Promise.all(firstLines)).toSorted()).toEqual([
    ['frame.js', '//# allFunctionsCalledOnLoad'],
    ['ui-list.js', '//# allFunctionsCalledOnLoad'],
  ])
})

test('no screen waits for more of antd than its button', async ({ testConsole }) => {
  const current = await testConsole.store.readCurrent()
  const needed = (current?.release.remotes ?? []).flatMap(({ screenAssets }) =>
    Object.entries(screenAssets).flatMap(([path, { shared }]) =>
      shared.filter((module) => module.startsWith('antd')).map((module) => ({ path, module })),
    ),
  )
  expect(needed).not.toEqual([])
  expect(needed.filter(({ module }) => module !== 'antd/es/button')).toEqual([])
})
