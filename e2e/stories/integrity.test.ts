import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { faultComplaints } from '../src/complaints.ts'
import type { TestConsole } from '../src/console/start-test-console.ts'
import { disableCache } from '../src/disable-cache.ts'
import { expectSection, openFromMenu, sections } from '../src/sections.ts'
import { test } from '../src/test.ts'

const invalidDigest = /^error: Failed to find a valid digest in the 'integrity' attribute/

/** The released shell's files by kind. */
async function listShellFiles({ store }: TestConsole) {
  const pointer = await store.readCurrent()
  const record = JSON.parse(
    readFileSync(join(store.dir, 'releases', `${pointer?.release.id}.json`), 'utf8'),
  ) as { files: Record<string, string> }
  const ofShell = Object.keys(record.files).filter((address) => /^\/shell\/.*\.(js|css)$/.test(address))
  // antd components that no screen uses: a release's document lists them only if a remote needs them.
  const isUnused = (address: string) => address.includes('/async/antd/')
  return {
    all: ofShell,
    chunks: ofShell.filter((address) => address.includes('/async/') && !isUnused(address)),
    tags: ofShell.filter((address) => !address.includes('/async/')),
  }
}

const isShellChunk = ({ pathname }: URL) => /^\/shell\/.*\/async\/.*\.(js|css)$/.test(pathname)

/**
 * Has the shell's own runtime load every chunk, script and style sheet separately; lists the files that loaded, and
 * whether any of them ran.
 */
const loadEveryChunk = (page: Page, chunks: readonly string[]) =>
  page.evaluate(async (ids) => {
    type Chunk = string
    type Runtime = {
      p: string
      m: object
      u(chunk: Chunk): string
      miniCssF(chunk: Chunk): string
      l(address: string, done: (event?: Event) => void, key: Chunk, chunk: Chunk): void
      f: { miniCss(chunk: Chunk, promises: Promise<unknown>[]): void }
    }
    const chunkQueue = (self as unknown as { rspackChunkshell: { push(chunk: unknown): void } })
      .rspackChunkshell
    const runtime = await new Promise<Runtime>((resolve) => chunkQueue.push([['test'], {}, resolve]))
    const before = Object.keys(runtime.m).length
    const loaded: string[] = []
    const toPath = (file: string) => new URL(runtime.p + file).pathname
    for (const id of ids) {
      const script = runtime.u(id)
      if (script.endsWith('.js')) {
        const event = await new Promise<Event | undefined>((resolve) =>
          runtime.l(runtime.p + script, resolve, id, id),
        )
        if (event?.type === 'load') loaded.push(toPath(script))
      }
      const styles: Promise<unknown>[] = []
      runtime.f.miniCss(id, styles)
      const outcomes = await Promise.allSettled(styles)
      if (outcomes.some(({ status }) => status === 'fulfilled')) loaded.push(toPath(runtime.miniCssF(id)))
    }
    return { loaded, modules: Object.keys(runtime.m).length - before }
  }, listChunkIds(chunks))

/** A chunk's id is its file name. */
const listChunkIds = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => address.replace(/^.*\/async\//, '').replace(/\.(js|css)$/, ''))),
]

const expectSignInScreen = (page: Page) => expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()

// proves T6
test('every script and style sheet of the shell loads as it was published, and is refused with one byte changed', async ({
  page,
  testConsole,
  complaints,
}) => {
  const { chunks } = await listShellFiles(testConsole)
  await disableCache(page)
  await page.goto('/signin')
  await expectSignInScreen(page)
  const sound = await loadEveryChunk(page, chunks)
  const here = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const came = new Set([...sound.loaded, ...here.map((href) => new URL(href, page.url()).pathname)])
  expect(chunks.filter((address) => !came.has(address))).toEqual([])
  expect(sound.modules).toBeGreaterThan(100)

  complaints.allow(...faultComplaints, invalidDigest)
  testConsole.server.fail({ match: isShellChunk, fault: { kind: 'tamper' } })
  await page.goto('/signin?again')
  await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeVisible()
  expect(await loadEveryChunk(page, chunks)).toEqual({ loaded: [], modules: 0 })
})

test('a file that the document itself loads is refused with one byte changed', {
  tag: '@gate',
}, async ({ page, testConsole, complaints }) => {
  complaints.allow(...faultComplaints, invalidDigest)
  await disableCache(page)
  const { tags } = await listShellFiles(testConsole)
  expect(tags).toHaveLength(3)
  for (const address of tags) {
    testConsole.server.reset()
    testConsole.server.fail({ match: ({ pathname }) => pathname === address, fault: { kind: 'tamper' } })
    await page.goto(`/signin?${address}`)
    if (address.endsWith('.css')) {
      await expectSignInScreen(page)
      expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('8px')
    } else if (address.endsWith('/boot.js')) {
      await expectSignInScreen(page)
      await expect(page.locator('link[rel=preload][as=script]')).toHaveCount(0)
    } else {
      await expect(page.getByRole('alert')).toContainText('The console cannot start')
      await expect(page.getByRole('button')).toHaveCount(0)
    }
  }
})

// proves V3.6.1
test('every section opens under a policy that refuses scripts without integrity', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  await page.route(
    ({ pathname, origin }) => origin === testConsole.url && !/\.\w+$|^\/api\//.test(pathname),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'integrity-policy': 'blocked-destinations=(script)' },
      })
    },
  )
  const [first, ...others] = sections
  if (first === undefined) throw new Error('There are no sections')
  await page.goto(first.path)
  await expectSection(page, first)
  for (const section of others) await openFromMenu(page, section)
  const without = await page
    .locator('script[src], link[rel=stylesheet]')
    .evaluateAll((all) => all.filter((one) => !one.getAttribute('integrity')).map((one) => one.outerHTML))
  expect(without).toEqual([])
})
