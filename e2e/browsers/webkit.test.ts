import { expect } from '@playwright/test'
import { openArticlesApi, paragraph } from '../src/article-editor.ts'
import { test } from '../src/browsers/webkit-test.ts'
import { answerHtml } from '../src/faults/fault.ts'
import { openMocksApi } from '../src/mock-editor.ts'
import { openPackagesApi } from '../src/package-editor.ts'

const readTheme = 'return document.documentElement.dataset.theme'

/** The device's drafts, as text. */
const readDrafts = `
  return new Promise((resolve) => {
    const opening = indexedDB.open('console-drafts')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
      reading.onsuccess = () => resolve(JSON.stringify(reading.result))
      opening.result.close()
    }
  })`

test.describe('in WebKit', () => {
  test('signing in leads to the dashboard', async ({ webkit, signInTo }) => {
    await signInTo('/')
    await webkit.expectSeen('heading', 'Dashboard')
  })

  test('a theme that is chosen stays after a reload', async ({ webkit, signInTo }) => {
    await signInTo('/')
    await webkit.press('button', 'Account, ')
    await webkit.press('menuitemradio', 'Dark')
    await expect.poll(() => webkit.run(readTheme)).toBe('dark')
    await webkit.reload()
    await webkit.expectSeen('heading', 'Dashboard')
    await expect.poll(() => webkit.run(readTheme)).toBe('dark')
  })

  test('a package is found in the list and saved with another price', async ({
    webkit,
    signInTo,
    testConsole,
  }) => {
    const api = await openPackagesApi(testConsole)
    const { id } = await api.create('Gold in WebKit')
    await signInTo('/packages/')
    await webkit.fill('Search packages', 'Gold in WebKit')
    await webkit.press('link', 'Gold in WebKit')
    await webkit.fill('Price', '24.50')
    await webkit.expectValue('Price', '24.50')
    await webkit.press('button', 'Save changes')
    await expect.poll(async () => (await api.find(id)).price).toBe(24.5)
  })

  test('an article that is typed is kept over a reload, restored and saved', async ({
    webkit,
    signInTo,
    testConsole,
  }) => {
    const api = await openArticlesApi(testConsole)
    const { id } = await api.create('Tenses in WebKit', [paragraph('Uses', 'First paragraph.')])
    await signInTo(`/grammar/${id}/edit`)
    await webkit.type('Title', ', typed on')
    await expect.poll(() => webkit.run(readDrafts)).toContain('Tenses in WebKit, typed on')
    await webkit.reload()
    await webkit.press('button', 'Restore')
    await webkit.expectValue('Title', 'Tenses in WebKit, typed on')
    await webkit.press('button', 'Save changes')
    await expect.poll(async () => (await api.find(id)).title).toBe('Tenses in WebKit, typed on')
  })

  test('a mock is typed and saved', async ({ webkit, signInTo, testConsole }) => {
    const api = await openMocksApi(testConsole)
    const { id } = await api.create('Charts in WebKit')
    await signInTo(`/mocks/writing/edit/${id}`)
    await webkit.type('Name', ', typed on')
    await webkit.press('button', 'Save changes')
    await expect.poll(async () => (await api.find(id)).name).toBe('Charts in WebKit, typed on')
  })

  test('a section whose code fails to load says so, and Retry loads it', async ({
    webkit,
    signInTo,
    testConsole,
  }) => {
    testConsole.server.fail({
      match: ({ pathname }) => pathname.startsWith('/remotes/commerce/'),
      fault: answerHtml(500),
    })
    await signInTo('/packages/')
    await webkit.expectSeen('navigation', 'Main')
    await webkit.expectSeen('button', 'Retry')
    testConsole.server.reset()
    await webkit.press('button', 'Retry')
    await webkit.expectSeen('heading', 'Packages')
  })

  test('the papers of a mock are printed', async ({ webkit, signInTo, testConsole }) => {
    const { id } = await (await openMocksApi(testConsole)).create('Charts to print in WebKit')
    await signInTo(`/mocks/writing/${id}/papers`)
    await webkit.expectSeen('article', 'Charts to print in WebKit')
    await webkit.run('window.print = () => document.documentElement.setAttribute("data-printed", "")')
    await webkit.press('button', 'Print')
    expect(await webkit.run('return document.documentElement.hasAttribute("data-printed")')).toBe(true)
  })
})
