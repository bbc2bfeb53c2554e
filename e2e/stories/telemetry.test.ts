import { expect, type Page } from '@playwright/test'
import { failedToLoad, routeError } from '../src/complaints.ts'
import { staff } from '../src/console/sign-in.ts'
import { answerJson } from '../src/faults/fault.ts'
import { openFrame } from '../src/frame.ts'
import { expectSection, openFromMenu, sections } from '../src/sections.ts'
import type { SentEvent, TelemetrySinks } from '../src/telemetry/start-telemetry-sinks.ts'
import { test } from '../src/telemetry/telemetry-test.ts'

const releaseId = /^r-[0-9a-f]{12}$/
const packageListApi = (url: URL, method: string) => method === 'GET' && url.pathname.endsWith('/packages')

async function signInByForm(page: Page, password = staff.password) {
  await page.getByLabel('Email or phone').fill(staff.identifier)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Waits for an event and answers its data. */
async function arrives(sinks: TelemetrySinks, name: string, count = 1): Promise<SentEvent['properties']> {
  const find = () => sinks.events.filter(({ event }) => event === name)
  await expect.poll(() => find().length, `${name} arrives ${count} times`).toBe(count)
  return find().at(-1)?.properties ?? {}
}

/** Everything sent so far has arrived once this has. */
async function expectNoMore(page: Page, sinks: TelemetrySinks, name: string, count: number) {
  await page.goto('/no-such-screen')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await arrives(sinks, 'not_found_back_to_dashboard')
  expect(sinks.events.filter(({ event }) => event === name)).toHaveLength(count)
}

async function throwInPage(page: Page, message: string, stack: string, isRejection = false) {
  await page.evaluate(
    ({ message, stack, isRejection }) => {
      const error = Object.assign(new Error(message), { stack })
      if (isRejection) void Promise.reject(error)
      else
        setTimeout(() => {
          throw error
        })
    },
    { message, stack, isRejection },
  )
}

test('signing in and out is logged, signing in with the number of permissions', async ({ page, sinks }) => {
  await page.goto('/signin')
  const answer = page.waitForResponse('**/login')
  await signInByForm(page)
  const { data }: { data: { permissions: unknown[] } } = await (await answer).json()
  await openFrame(page).signOut()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const find = () => sinks.logs.filter(({ message }) => message === 'login' || message === 'logout')
  await expect.poll(() => find().length).toBe(2)
  expect(find()).toMatchObject([
    { message: 'login', level: 'info', fields: { permission_count: data.permissions.length } },
    { message: 'logout', level: 'info', fields: {} },
  ])
  for (const { release } of sinks.logs) expect(release).toMatch(releaseId)
})

test('clicks on the not-found screen are captured', async ({ page, signIn, sinks }) => {
  await signIn(page)
  for (const section of ['Dashboard', 'Users', 'Settings', 'Reports']) {
    await page.goto('/no-such-screen')
    await page.getByRole('main').getByRole('link', { name: section, exact: true }).click()
    await expect(page).toHaveURL('/')
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

test('an error on screen is captured with what was shown and what was done about it', async ({
  page,
  signIn,
  sinks,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad, routeError)
  testConsole.server.fail({ match: packageListApi, fault: answerJson(400, { status: false, message: 'No' }) })
  await signIn(page)
  await page.goto('/packages/?q=gold')
  await page.getByRole('button', { name: 'Show Details' }).click()
  await page.getByRole('button', { name: 'Hide Details' }).click()

  const displayed = await arrives(sinks, 'error_displayed')
  expect(displayed).toMatchObject({
    type: 'api',
    message: 'GET Request failed with status code 400: No',
    code: '400',
    has_retry: true,
    user_agent: expect.stringContaining('Chrome'),
    url: `${testConsole.url}/packages/?q=[removed]`,
    release: expect.stringMatching(releaseId),
  })
  await arrives(sinks, 'error_details_toggle', 2)
  expect(await arrives(sinks, 'route_error')).toMatchObject({
    message: 'GET Request failed with status code 400: No',
    stack: expect.stringContaining('HttpError'),
    route: '/packages/',
  })
  expect(await arrives(sinks, '$exception')).toMatchObject({
    release: expect.stringMatching(releaseId),
    source: 'route',
    remote: 'commerce',
    $exception_list: [{ type: 'HttpError' }],
  })

  testConsole.server.lift()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
  await arrives(sinks, 'error_retry_attempt')
  await arrives(sinks, 'route_error_retry')
  await expectNoMore(page, sinks, '$exception', 1)
  expect(sinks.events.filter(({ event }) => event === 'error_displayed')).toHaveLength(1)
})

test('copying a validation error is captured with the number and the codes of its problems', async ({
  page,
  context,
  signIn,
  sinks,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad, routeError)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const broken = [{ id: 'one', name: 7 }]
  testConsole.server.fail({
    match: packageListApi,
    fault: answerJson(200, { status: true, message: 'ok', data: broken }),
  })
  await signIn(page)
  await page.goto('/packages/')
  await page.getByRole('button', { name: 'Copy Error Details' }).click()
  const copied = await arrives(sinks, 'validation_error_copy')
  const codes = copied['error_codes']
  expect(Array.isArray(codes) && codes.length).toBe(copied['error_count'])
  expect(codes).toContain('invalid_type')
  expect(await arrives(sinks, 'error_displayed')).toMatchObject({ type: 'validation' })
})

test('copying any other error is not captured as a validation error', async ({
  page,
  context,
  signIn,
  sinks,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad, routeError)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  testConsole.server.fail({ match: packageListApi, fault: answerJson(400, { status: false, message: 'No' }) })
  await signIn(page)
  await page.goto('/packages/')
  await page.getByRole('button', { name: 'Copy Error Details' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  testConsole.server.lift()
  await expectNoMore(page, sinks, 'validation_error_copy', 0)
})

test('what nobody caught is captured and logged once, with its release and the remote it came from', async ({
  page,
  signIn,
  sinks,
  complaints,
}) => {
  complaints.allow(/^uncaught: /)
  await signIn(page)
  await page.goto('/packages/')
  await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
  const frame = 'at f (http://localhost/remotes/commerce/9.9.9-abc/static/js/async/1.js:1:2)'
  await throwInPage(page, 'A row could not be drawn', `TypeError: A row could not be drawn\n    ${frame}`)
  expect(await arrives(sinks, '$exception')).toMatchObject({
    source: 'window',
    remote: 'commerce',
    remote_version: '9.9.9-abc',
    release: expect.stringMatching(releaseId),
    $pathname: '/packages/',
    $exception_list: [{ value: 'A row could not be drawn' }],
  })
  await throwInPage(page, 'Nobody waited', 'Error: Nobody waited\n    at g (http://localhost/x.js:1:2)', true)
  expect(await arrives(sinks, '$exception', 2)).toMatchObject({
    source: 'unhandled-rejection',
    remote: 'shell',
  })
  const errors = () => sinks.logs.filter(({ level }) => level === 'error')
  await expect.poll(() => errors().length).toBe(2)
  expect(errors()).toMatchObject([
    {
      message: 'A row could not be drawn',
      path: '/packages/',
      release: expect.stringMatching(releaseId),
      fields: { source: 'window', remote: 'commerce', remote_version: '9.9.9-abc' },
    },
    { message: 'Nobody waited', fields: { source: 'unhandled-rejection', remote: 'shell' } },
  ])
  await expectNoMore(page, sinks, '$exception', 2)
})

test('a remote that cannot be loaded is captured under its name', async ({
  page,
  signIn,
  sinks,
  testConsole,
  complaints,
}) => {
  complaints.allow(/./)
  testConsole.server.fail({
    match: ({ pathname }) => pathname.startsWith('/remotes/content/'),
    fault: answerJson(404, {}),
  })
  await signIn(page)
  await page.goto('/grammar/')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(await arrives(sinks, '$exception')).toMatchObject({
    source: 'remote-loader',
    remote: 'content',
    reason: 'unreachable',
    release: expect.stringMatching(releaseId),
  })
})

test('the six web vitals reach both services with their rating and the path of the page', async ({
  page,
  signIn,
  sinks,
}) => {
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

test('what was recorded just before the page is left still arrives', async ({ page, sinks }) => {
  await page.goto('/signin')
  await expect.poll(() => sinks.logs.length, 'The sinks are there').toBeGreaterThan(0)
  await signInByForm(page)
  await openFrame(page).signOut()
  await page.goto('about:blank')
  await expect.poll(() => sinks.logs.map(({ message }) => message)).toContain('logout')
})

test('of more than a browser sends on after a page is left, as much as it takes still arrives', async ({
  page,
  sinks,
  complaints,
}) => {
  complaints.allow(/^uncaught: /)
  await page.goto('/signin')
  await expect.poll(() => sinks.logs.length, 'The sinks are there').toBeGreaterThan(0)
  await page.evaluate(() => {
    for (let i = 0; i < 100; i++)
      dispatchEvent(new ErrorEvent('error', { message: `${i} ${'long '.repeat(500)}` }))
    location.href = 'about:blank'
  })
  await expect.poll(() => sinks.logs.filter(({ level }) => level === 'error').length).toBeGreaterThan(5)
})

test('no password, token, e-mail address or redirect value leaves, whatever goes wrong', async ({
  page,
  sinks,
  secrets,
  testConsole,
  complaints,
}) => {
  complaints.allow(/./)
  secrets.push('customer-of-mine', 'wrong-password-1', 'jane.doe@example.com', '4155552671', '415-555-2671')
  await page.goto('/packages/?q=customer-of-mine')
  const token = page.waitForResponse((response) => response.url().endsWith('/login') && response.ok())
  await signInByForm(page, 'wrong-password-1')
  await expect(page.getByRole('alert')).toBeVisible()
  testConsole.server.fail({
    match: packageListApi,
    fault: answerJson(400, {
      status: false,
      message: 'jane.doe@example.com (415-555-2671) holds "password":"wrong-password-1"',
    }),
  })
  await signInByForm(page)
  const { data }: { data: { token: string } } = await (await token).json()
  secrets.push(data.token)
  await arrives(sinks, 'error_displayed')
  await throwInPage(page, `Bearer ${data.token} of ${staff.identifier}`, `Error\n at ${page.url()}:1:1`)
  await arrives(sinks, '$exception', 2)
  await page.goto('/signin?redirect=%2Fpackages%2F%3Fq%3Dcustomer-of-mine')
  await expect.poll(() => sinks.logs.length).toBeGreaterThan(0)
})

test('nothing of telemetry is loaded before the first screen is painted', async ({ page, sinks }) => {
  await page.goto('/signin')
  await expect.poll(() => sinks.logs.length).toBeGreaterThan(0)
  const { painted, started } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    started: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('telemetry-'))
      .map(({ startTime }) => startTime),
  }))
  expect(started).toHaveLength(3)
  for (const startTime of started) expect(startTime).toBeGreaterThan(painted)
})

test('a console without services loads nothing of telemetry', async ({ page, sinks, testConsole }) => {
  testConsole.server.fail({
    match: ({ pathname }) => pathname === '/config.json',
    fault: answerJson(200, { apiBaseUrl: '' }),
  })
  await page.goto('/signin')
  await signInByForm(page)
  for (const section of sections) await openFromMenu(page, section)
  expect(
    testConsole.server.requests.map(({ path }) => path).filter((path) => path.includes('telemetry')),
  ).toEqual([])
  expect([...sinks.logs, ...sinks.events]).toEqual([])
})

async function workAsUsual(page: Page) {
  await page.goto('/signin')
  await signInByForm(page)
  for (const section of sections) await openFromMenu(page, section)
  await page.goto('/no-such-screen')
  const figures = page.waitForResponse('**/dashboard')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await figures
  await openFrame(page).signOut()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
}

/** Said to developers, once for each service. */
const sinkComplaints = [failedToLoad, /^warning: (Logs|Analytics) could not be sent/]

for (const mode of ['failing', 'hanging'] as const) {
  test(`services that are ${mode} make no difference to the console`, async ({ page, sinks, complaints }) => {
    complaints.allow(...sinkComplaints)
    sinks.turn(mode)
    await workAsUsual(page)
    expect(sinks.events).toEqual([])
  })
}

test('services that are blocked make no difference to the console', async ({ page, sinks, complaints }) => {
  complaints.allow(...sinkComplaints)
  await page.route(`${sinks.url}/**`, (route) => route.abort('blockedbyclient'))
  await workAsUsual(page)
  expect(sinks.events).toEqual([])
})

for (const [chunk, other] of [
  ['telemetry-logs', 'events'],
  ['telemetry-analytics', 'logs'],
] as const) {
  test(`a console whose ${chunk} cannot be loaded works, and the other service is served`, async ({
    page,
    sinks,
    testConsole,
    complaints,
  }) => {
    complaints.allow(/./)
    testConsole.server.fail({ match: ({ pathname }) => pathname.includes(chunk), fault: answerJson(500, {}) })
    await workAsUsual(page)
    await expect.poll(() => sinks[other].length).toBeGreaterThan(0)
  })
}
