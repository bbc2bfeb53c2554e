import { expect } from '@playwright/test'
import { failedToLoad, routeError } from '../src/complaints.ts'
import { answerJson } from '../src/faults/fault.ts'
import { readClipboard } from '../src/read-clipboard.ts'
import {
  arrives,
  expectNoMore,
  packageListApi,
  releaseId,
  throwInPage,
} from '../src/telemetry/telemetry-story.ts'
import { test } from '../src/telemetry/telemetry-test.ts'
import { forgetFiles } from '../src/view.ts'

// proves 3.4, 7.5, 7.6
test('an error card is captured with what it shows and each press of its buttons, and copying a validation error with its codes', {
  tag: '@gate',
}, async ({ page, context, signIn, sinks, consoleWithTelemetry, complaints }) => {
  complaints.allow(failedToLoad, routeError)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  consoleWithTelemetry.server.fail({
    match: packageListApi,
    fault: answerJson(400, { status: false, message: 'No' }),
  })
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
    url: `${consoleWithTelemetry.url}/packages/?q=[removed]`,
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

  await page.getByRole('button', { name: 'Copy Error Details' }).click()
  await expect.poll(() => readClipboard(page)).toContain('status code 400')
  consoleWithTelemetry.server.lift()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
  await arrives(sinks, 'error_retry_attempt')
  await arrives(sinks, 'route_error_retry')
  await expectNoMore(page, sinks, '$exception', 1)
  expect(sinks.events.filter(({ event }) => event === 'error_displayed')).toHaveLength(1)
  expect(sinks.events.filter(({ event }) => event === 'validation_error_copy')).toEqual([])

  const noList = { id: 'one', name: 7 }
  consoleWithTelemetry.server.fail({
    match: packageListApi,
    fault: answerJson(200, { status: true, message: 'ok', data: noList }),
  })
  await page.goto('/packages/')
  await page.getByRole('button', { name: 'Copy Error Details' }).click()
  const copied = await arrives(sinks, 'validation_error_copy')
  const codes = copied['error_codes']
  expect(Array.isArray(codes) && codes.length).toBe(copied['error_count'])
  expect(codes).toContain('invalid_type')
  expect(await arrives(sinks, 'error_displayed', 2)).toMatchObject({ type: 'validation' })
})

// proves 1.6
test('an uncaught exception, an unhandled rejection and a remote that cannot be loaded are captured and logged once, with release and remote', async ({
  page,
  signIn,
  sinks,
  consoleWithTelemetry,
  complaints,
}) => {
  complaints.allow(/./)
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
  // The dashboard has loaded it for its extension.
  await forgetFiles(page)
  consoleWithTelemetry.server.fail({
    match: ({ pathname }) => pathname.startsWith('/remotes/content/'),
    fault: answerJson(404, {}),
  })
  await page.goto('/grammar/')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(await arrives(sinks, '$exception', 3)).toMatchObject({
    source: 'remote-loader',
    remote: 'content',
    reason: 'unreachable',
    release: expect.stringMatching(releaseId),
  })
})
