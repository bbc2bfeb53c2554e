import { expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { seller, staff, submitSignIn } from '../src/console/sign-in.ts'
import { answerJson } from '../src/faults/fault.ts'
import { openFrame } from '../src/frame.ts'
import { expectSection, openFromMenu, sections } from '../src/sections.ts'
import {
  arrives,
  expectNoMore,
  packageListApi,
  releaseId,
  throwInPage,
} from '../src/telemetry/telemetry-story.ts'
import { test } from '../src/telemetry/telemetry-test.ts'

// proves 4.10, 6.3
test('telemetry loads after the first paint, and each person who signs in or out is logged, though the page is left at once', async ({
  page,
  sinks,
  secrets,
  consoleWithTelemetry,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  secrets.push(seller.identifier)
  await page.goto('/signin?redirect=%2Fpackages%2F')
  await expect.poll(() => sinks.logs.length, 'The sinks are there').toBeGreaterThan(0)
  const readStarted = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('telemetry-'))
        .map(({ startTime }) => startTime),
    )
  await expect.poll(async () => (await readStarted()).length).toBe(2)
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  )
  for (const startTime of await readStarted()) expect(startTime).toBeGreaterThan(painted)

  const refuse = answerJson(401, { status: false, message: 'Sign in first', error: null })
  consoleWithTelemetry.server.fail({ match: packageListApi, fault: refuse })
  const answer = page.waitForResponse('**/login')
  await submitSignIn(page)
  const { data }: { data: { permissions: unknown[] } } = await (await answer).json()
  // An account that may not continue another one's session has not signed in.
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Email or phone').evaluate((element: HTMLInputElement, identifier) => {
    element.value = identifier
  }, seller.identifier)
  await dialog.getByLabel('Password').fill(seller.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Leave this screen to sign in with it.')
  consoleWithTelemetry.server.lift()
  await dialog.getByRole('button', { name: 'Leave this screen' }).click()
  await submitSignIn(page, seller)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await openFrame(page).signOut()
  await page.goto('about:blank')
  const find = () => sinks.logs.filter(({ message }) => message === 'login' || message === 'logout')
  await expect.poll(() => find().length).toBe(4)
  expect(find()).toMatchObject([
    {
      message: 'login',
      level: 'info',
      path: '/signin',
      remote: 'shell',
      fields: { permission_count: data.permissions.length },
    },
    { message: 'logout', level: 'info', fields: {} },
    { message: 'login', fields: { permission_count: 3 } },
    { message: 'logout' },
  ])
  for (const { release, remote_version } of sinks.logs) {
    expect(release).toMatch(releaseId)
    expect(remote_version).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]+$/)
  }
})

// proves 2.15
test('clicks on the not-found screen are captured', { tag: '@gate' }, async ({ page, signIn, sinks }) => {
  await signIn(page)
  await page.goto('/no-such-screen')
  for (const section of ['Dashboard', 'Users', 'Settings', 'Reports']) {
    await expect(openFrame(page).heading('Oops! Page not found')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: section, exact: true }).click()
    await expect(page).toHaveURL('/')
    await expect(openFrame(page).heading('Dashboard')).toBeVisible()
    await page.goBack()
  }
  await arrives(sinks, 'not_found_quick_access_click', 4)
  const clicks = sinks.events.filter(({ event }) => event === 'not_found_quick_access_click')
  expect(clicks.map(({ properties }) => [properties['section'], properties['destination']])).toEqual([
    ['Dashboard', '/'],
    ['Users', '/'],
    ['Settings', '/'],
    ['Reports', '/'],
  ])
  await expectNoMore(page, sinks, 'not_found_quick_access_click', 4)
})

// proves 1.6, 9.12
test('the six web vitals reach both services with their rating and the path of the page', {
  tag: '@gate',
}, async ({ page, signIn, sinks }) => {
  await signIn(page)
  await page.goto('/')
  const [dashboard, packages] = sections
  if (dashboard === undefined || packages === undefined) throw new Error('There are no sections')
  await expectSection(page, dashboard)
  const arrived = (vital: string) => sinks.logs.some(({ fields }) => fields['name'] === vital)
  await expect.poll(() => arrived('TTFB')).toBe(true)
  await openFromMenu(page, packages)
  // An interaction is measured once the page has been idle after it.
  await expect.poll(() => arrived('FID')).toBe(true)
  await page.goto('about:blank')

  const names = ['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']
  const findLogs = () => sinks.logs.filter(({ message }) => message === 'web-vital')
  const findEvents = () => sinks.events.filter(({ event }) => event === '$web_vitals')
  await expect
    .poll(() =>
      findLogs()
        .map(({ fields }) => fields['name'])
        .sort(),
    )
    .toEqual(names)
  await expect
    .poll(() =>
      findEvents()
        .map(({ properties }) => properties['name'])
        .sort(),
    )
    .toEqual(names)
  const paths: Record<string, string> = { CLS: '/packages/', INP: '/packages/' }
  for (const vital of [
    ...findLogs().map(({ fields }) => fields),
    ...findEvents().map(({ properties }) => properties),
  ]) {
    expect(vital).toMatchObject({
      value: expect.any(Number),
      rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
      path: expect.stringMatching(/^\/(packages\/)?$/),
    })
    const path = paths[String(vital['name'])]
    if (path !== undefined) expect(vital['path']).toBe(path)
  }
})

// proves T42, V14.2.3
test('no password, token, e-mail address or redirect value leaves, whatever goes wrong', async ({
  page,
  sinks,
  secrets,
  consoleWithTelemetry,
  complaints,
}) => {
  complaints.allow(/./)
  secrets.push('customer-of-mine', 'wrong-password-1', 'jane.doe@example.com', '4155552671', '415-555-2671')
  await page.goto('/packages/?q=customer-of-mine')
  const token = page.waitForResponse((response) => response.url().endsWith('/login') && response.ok())
  await submitSignIn(page, { ...staff, password: 'wrong-password-1' })
  await expect(page.getByRole('alert')).toBeVisible()
  consoleWithTelemetry.server.fail({
    match: packageListApi,
    fault: answerJson(400, {
      status: false,
      message: 'jane.doe@example.com (415-555-2671) holds "password":"wrong-password-1"',
    }),
  })
  await submitSignIn(page)
  const { data }: { data: { token: string } } = await (await token).json()
  secrets.push(data.token)
  await arrives(sinks, 'error_displayed')
  await throwInPage(page, `Bearer ${data.token} of ${staff.identifier}`, `Error\n at ${page.url()}:1:1`)
  await arrives(sinks, '$exception', 2)
  await page.goto('/signin?redirect=%2Fpackages%2F%3Fq%3Dcustomer-of-mine')
  await expect.poll(() => sinks.logs.length).toBeGreaterThan(0)
})
