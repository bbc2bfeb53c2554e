import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSmoke } from '@console/delivery/open-smoke'
import { openReleaseStore, type ReleaseStore } from '@console/delivery/release-store'
import { buildTestRemote, type TestRemoteSource } from '@console/remote-kit/testing/test-remote'
import { test as base, expect } from '@playwright/test'
import { listBuiltRemotes, listBuiltUnits } from '../src/console/built-units.ts'

const made = { by: 'e2e', reason: 'Tried first' }

type Given = {
  store: ReleaseStore
  /** Output of the smoke test. */
  lines: string[]
  /** Publishes after a smoke test of the candidate. */
  publish(...units: { name: string; distDir: string }[]): ReturnType<ReleaseStore['publish']>
  invent(invention: TestRemoteSource): Promise<{ name: string; distDir: string }>
}

const test = base.extend<{ given: Given }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  given: async ({}, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'console-smoke-story-'))
    const store = openReleaseStore(join(dir, 'site'))
    const lines: string[] = []
    const prove = openSmoke({
      api: undefined,
      recorded: undefined,
      config: undefined,
      print: (line) => lines.push(line),
    })
    const removals = [() => rm(dir, { recursive: true, force: true })]
    await use({
      store,
      lines,
      publish: (...units) => store.publish({ units, prove, ...made }),
      async invent(invention) {
        const remote = await buildTestRemote(invention)
        removals.push(remote.remove)
        return remote
      },
    })
    for (const remove of removals) await remove()
  },
})

const publishUnseen = (store: ReleaseStore, names?: string[]) => {
  const units = listBuiltUnits().filter(({ name }) => names?.includes(name) ?? true)
  return store.publish({ units, ...made })
}

/** A remote with a screen per name, below `/<remote>/`; `parts` are the sources of the screens' modules. */
function inventScreens(name: string, parts: Record<string, string>): TestRemoteSource {
  const screens = Object.keys(parts)
  const routes = screens.map(
    (screen) => `{ path: '/${name}/${screen}/', lazy: () => import('./${screen}.tsx') }`,
  )
  return {
    name,
    config: {
      menu: [],
      screens: Object.fromEntries(screens.map((screen) => [`/${name}/${screen}/`, `${screen}.tsx`])),
    },
    files: {
      'src/remote.ts': `export default { name: '${name}', routes: () => [${routes.join(', ')}] }`,
      ...Object.fromEntries(
        Object.entries(parts).map(([screen, text]) => [
          `src/${screen}.tsx`,
          `import { useEffect } from 'react'\n${text}`,
        ]),
      ),
    },
  }
}

const inEffect = (work: string) =>
  `export function Component() {
     useEffect(() => { ${work} }, [])
     return <h1>Looks well</h1>
   }`

test.describe.configure({ mode: 'default' })

test('before the first release every screen is opened, with a real id where it needs one, and nothing is missing from the shell', async ({
  given,
}) => {
  // Opening every screen in turn takes a busy machine more than two minutes.
  test.setTimeout(360_000)
  const { release, notes } = await given.publish(...listBuiltUnits())
  expect(release.smoke).toBe('passed')
  expect(notes).toEqual([])
  const opened = given.lines.filter((line) => /^ {2}opened /.test(line))
  const screens = listBuiltRemotes().flatMap((remote) => Object.keys(remote.screens))
  for (const screen of screens) {
    const pattern = new RegExp(`  ${screen.replaceAll(/:\w+/g, '[^/:]+')}  `)
    expect(
      opened.filter((line) => pattern.test(line)),
      screen,
    ).not.toEqual([])
  }
  expect(opened.some((line) => line.includes('shell  /signin'))).toBe(true)
  expect(given.lines.filter((line) => /FAILED|not opened|is it meant/.test(line))).toEqual([])
})

/** A position in the screen's built file. */
const place = String.raw`at \S+/remotes/faulty/\S+[.]js:\d+:\d+`

/** Cleans up after itself. */
const tidy = `
  document.title = 'List'
  const end = new AbortController()
  const note = () => {}
  addEventListener('keydown', note, { signal: end.signal })
  document.addEventListener('keydown', note, true)
  addEventListener('tidy', note, { once: true })
  dispatchEvent(new Event('tidy'))
  const timer = setInterval(note, 50)
  const observer = new MutationObserver(note)
  observer.observe(document.body, { childList: true })
  const aside = document.createElement('aside')
  document.body.append(aside)
  return () => {
    end.abort()
    document.removeEventListener('keydown', note, { capture: true })
    clearInterval(timer)
    observer.disconnect()
    aside.remove()
  }`

const faults: [screen: string, text: string, message: RegExp][] = [
  ['blank', 'export const Component = () => <div hidden>Nothing</div>', /the screen is blank/],
  [
    'throws',
    `export function Component() { throw new Error('broken in render') }`,
    /stands in place of the screen: “.*broken in render/,
  ],
  [
    'loader',
    `export const loader = () => { throw new Error('broken in loader') }\nexport const Component = () => null`,
    /broken in loader/,
  ],
  [
    'missing',
    `export function Component() { const given: Record<string, () => string> = {}; return <p>{given['missing']!()}</p> }`,
    /is not a function/,
  ],
  [
    'console',
    inEffect(`console.error('not as it should be')`),
    /an error in the browser’s console: not as it should be/,
  ],
  [
    'rejects',
    inEffect(`void Promise.reject(new Error('nobody waits'))`),
    /an exception that nobody caught: nobody waits/,
  ],
  [
    'timer',
    inEffect(`setTimeout(() => { throw new Error('later') }, 0)`),
    /an exception that nobody caught: later/,
  ],
  [
    'markup',
    inEffect(`document.querySelector('h1')!.innerHTML = '<b>bold</b>'`),
    new RegExp(`the security policy require-trusted-types-for refused .*Element innerHTML.* ${place}`),
  ],
  [
    'handler',
    inEffect(`try { document.querySelector('h1')!.setAttribute('onclick', 'alert(1)') } catch {}`),
    new RegExp(`the security policy (?:require-trusted-types-for|script-src-attr) refused .* ${place}`),
  ],
  [
    'evaluates',
    inEffect(`try { (0, eval)('1') } catch {}`),
    new RegExp(`the security policy (?:require-trusted-types-for|script-src) refused .* ${place}`),
  ],
  [
    'font',
    inEffect(
      `new FontFace('Elsewhere', 'url(https://elsewhere.example.com/a.woff2)').load().catch(() => {})`,
    ),
    /the security policy font-src refused https:\/\/elsewhere\S+\/a\.woff2/,
  ],
  [
    'style',
    inEffect(`const style = document.createElement('style'); style.append('h1 { color: red }')
      document.head.append(style); return () => style.remove()`),
    /the security policy style-src-elem refused inline at \S*\/remotes\/faulty\/\S+[.]js:\d+:\d+/,
  ],
  [
    'public',
    'export const Component = () => <img src="/plan.png" alt="Plan" />',
    /\/plan[.]png answered 404[.] The address of a file of the remote is what its import gives/,
  ],
  [
    'elsewhere',
    inEffect(`fetch('https://elsewhere.example.com/').catch(() => {})`),
    new RegExp(`the security policy connect-src refused https://elsewhere\\S+ ${place}`),
  ],
  [
    'loops',
    `import { useState } from 'react'
     export function Component() {
       const [count, setCount] = useState(0)
       useEffect(() => setCount(count + 1))
       return <p>Looks well</p>
     }`,
    /stands in place of the screen|it never comes to rest/,
  ],
  [
    'unlisted',
    inEffect(`fetch('/remotes/faulty/1.0.0-0/none.js').catch(() => {})`),
    /it asks for \/remotes\/faulty\/1\.0\.0-0\/none\.js, which no release has/,
  ],
  [
    'unknown',
    `export const loader = () => { throw new Response(null, { status: 404 }) }\nexport const Component = () => null`,
    /stands in place of the screen/,
  ],
]

test('a release with screens that fail is refused, naming remote, screen and file, the site stays as it was, and one that works is published', async ({
  given,
}) => {
  await publishUnseen(given.store, ['shell', 'dashboard'])
  const pointer = join(given.store.dir, 'releases', 'current.json')
  const before = await readFile(pointer, 'utf8')
  const faulty = await given.invent(
    inventScreens('faulty', Object.fromEntries(faults.map(([screen, text]) => [screen, text]))),
  )
  const starts = await given.invent({
    name: 'starting',
    files: {
      'src/remote.ts': `export default { name: 'starting', routes: () => { throw new Error('broken at start') } }`,
    },
  })
  const refusal = await given.publish(faulty, starts).then(
    () => new Error('it was published'),
    (error: Error) => error,
  )
  const lines = refusal.message.split('\n')
  for (const [screen, , message] of faults) {
    const ofScreen = lines.filter((line) => line.startsWith(`- faulty, /faulty/${screen}/: `))
    expect(
      ofScreen.some((line) => message.test(line)),
      [screen, ...ofScreen].join('\n'),
    ).toBe(true)
  }
  expect(
    lines.some((line) => /^- faulty, \/faulty\/timer\/: .*\(\/remotes\/faulty\/1\.0\.0-.*\.js/.test(line)),
  ).toBe(true)
  expect(lines.some((line) => line.startsWith('- starting, /starting/: '))).toBe(true)
  expect(await readFile(pointer, 'utf8')).toBe(before)
  expect((await given.store.verify()).problems).toEqual([])
  expect(await given.store.list()).toHaveLength(1)
  const working = inventScreens('working', { list: inEffect(tidy), form: inEffect('') })
  const menu = [{ title: 'Working', path: '/working/list/', icon: { path: 'M4 6h16M4 12h16' }, order: 900 }]
  given.lines.length = 0
  const { release } = await given.publish(
    await given.invent({ ...working, config: { ...working.config, menu } }),
  )
  expect(release.smoke).toBe('passed')
  expect(given.lines.filter((line) => /^ {2}/.test(line))).toEqual([
    expect.stringContaining('opened  working  /working/'),
    expect.stringContaining('opened  working  /working/'),
  ])
})

/** Left-overs that are detected after somebody leaves for another section by the menu. */
const leftovers: [screen: string, text: string, message: RegExp][] = [
  [
    'interval',
    inEffect('setInterval(() => {}, 1000)'),
    /an interval of 1000 ms was still there \(\/remotes\/careless\//,
  ],
  [
    'listener',
    inEffect(`addEventListener('keydown', () => {})`),
    /a listener for keydown on the window was still there/,
  ],
  [
    'observer',
    inEffect('new MutationObserver(() => {}).observe(document.body, { childList: true })'),
    /an observer of the document was still there/,
  ],
  [
    'timeouts',
    inEffect('const again = () => setTimeout(again, 20); again()'),
    /a function that calls itself again and again was still there/,
  ],
  [
    'head',
    inEffect(`document.head.append(document.createElement('meta'))`),
    /<meta> in the head was still there/,
  ],
  [
    'body',
    inEffect(`document.body.append(document.createElement('aside'))`),
    /<aside> in the body was still there/,
  ],
  ['cookie', inEffect(`document.cookie = 'visit=1'`), /a cookie, .* was still there \(\/remotes\/careless\//],
  [
    'cookies',
    inEffect(`void cookieStore.set('visit', '1')`),
    /a cookie, .* was still there \(\/remotes\/careless\//,
  ],
  ['attribute', inEffect(`document.documentElement.dir = 'rtl'`), /<html dir="rtl"> was still set/],
  [
    'prototype',
    inEffect(`Object.defineProperty(Array.prototype, 'last', { value() { return this.at(-1) } })`),
    /Array\.prototype\.last was changed for everybody/,
  ],
  [
    'fetch',
    inEffect('const own = window.fetch; window.fetch = (...given) => own(...given)'),
    /window\.fetch was changed for everybody/,
  ],
  [
    'history',
    inEffect('const own = history.pushState; history.pushState = (...given) => own.apply(history, given)'),
    /history\.pushState was changed for everybody/,
  ],
  [
    'cover',
    inEffect(`const cover = document.createElement('div'); document.querySelector('main')!.append(cover)
      Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '9999' })`),
    /the menu’s link to \/ cannot be pressed, because <div[^>]*> covers it/,
  ],
  [
    'blocker',
    `import { useBlocker } from 'react-router'
     export function Component() { useBlocker(() => true); return <h1>Looks well</h1> }`,
    /it cannot be left: the menu’s link to \/ leads nowhere/,
  ],
  [
    'throwing',
    `import { useBlocker } from 'react-router'
     export function Component() { useBlocker(() => { throw new Error('broken in a blocker') }); return <h1>Looks well</h1> }`,
    /it cannot be left/,
  ],
]

test('refuses a release whose screens leave something in the page, change shared state, or cannot be left', async ({
  given,
}) => {
  await publishUnseen(given.store, ['shell', 'dashboard'])
  const careless = await given.invent(
    inventScreens('careless', Object.fromEntries(leftovers.map(([screen, text]) => [screen, text]))),
  )
  const refusal = await given.publish(careless).then(
    () => new Error('it was published'),
    (error: Error) => error,
  )
  const lines = refusal.message.split('\n')
  for (const [screen, , message] of leftovers) {
    const ofScreen = lines.filter((line) => line.startsWith(`- careless, /careless/${screen}/: `))
    expect(
      ofScreen.some((line) => message.test(line)),
      [screen, ...ofScreen].join('\n'),
    ).toBe(true)
    expect(ofScreen, screen).toHaveLength(1)
  }
})

test('asks whether a screen means to write as it opens, and to ask for the same again and again', async ({
  given,
}) => {
  await publishUnseen(given.store, ['shell', 'dashboard'])
  const call = (path: string, init: string) =>
    `fetch('/api/v1/admin/${path}', { ${init} headers: { authorization: 'Bearer ' + localStorage.getItem('auth-token') } })`
  const polling = `const timer = setInterval(() => void ${call('coupons', '')}, 100)
    return () => clearInterval(timer)`
  const { release } = await given.publish(
    await given.invent(
      inventScreens('eager', {
        seen: inEffect(`void ${call('notes/seen', `method: 'POST',`)}`),
        polls: inEffect(polling),
        reads: inEffect(`void ${call('coupons', '')}`),
      }),
    ),
  )
  expect(release.smoke).toBe('passed')
  const asked = given.lines.filter((line) => line.startsWith('  is it meant?')).toSorted()
  expect(asked).toEqual([
    expect.stringMatching(
      /eager {2}\/eager\/polls\/: it asked for \/api\S+coupons \d+ times while nobody did anything$/,
    ),
    expect.stringMatching(/eager {2}\/eager\/seen\/: it sends POST \/api\S+seen as soon as it opens$/),
  ])
})

test('no screen is charged with the section that it is left for', async ({ given }) => {
  await publishUnseen(given.store, ['shell'])
  const menu = [{ title: 'Noisy', path: '/noisy/first/', icon: { path: 'M4 6h16M4 12h16' }, order: 1 }]
  const noisy = inventScreens('noisy', {
    first: inEffect(`
      Object.defineProperty(Array.prototype, 'last', { value() { return this.at(-1) } })
      document.documentElement.dir = 'rtl'
      setInterval(() => { document.querySelector('h1')!.textContent += '.' }, 20)
      fetch('/api/v1/admin/nowhere').then(({ status }) => console.error('answered ' + status))`),
  })
  const unit = await given.invent({ ...noisy, config: { ...noisy.config, menu } })
  await given.store.publish({ units: [unit], ...made })
  // As React does for the stack of an error.
  const stackTrace = inEffect('Error.prepareStackTrace = Error.prepareStackTrace')
  const { release } = await given.publish(await given.invent(inventScreens('quiet', { report: stackTrace })))
  expect(release.smoke).toBe('passed')
})

test('a release whose code changes while it is tried is refused', async ({ given }) => {
  await publishUnseen(given.store, ['shell', 'dashboard'])
  const unit = await given.invent(inventScreens('changed', { list: inEffect('') }))
  const prove = openSmoke({ api: undefined, recorded: undefined, config: undefined, print: () => undefined })
  const publishing = given.store.publish({
    units: [unit],
    ...made,
    async prove(candidate) {
      const [file, folder] = findScreenFile(candidate)
      await appendFile(join(folder, file), ' ')
      await prove(candidate)
    },
  })
  await expect(publishing).rejects.toThrow(/^- changed, \/changed\/list\/: /m)
  expect(await given.store.list()).toHaveLength(1)
})

/** The script of the only screen of the candidate's last remote, and its folder. */
function findScreenFile({ release, folders }: Parameters<ReturnType<typeof openSmoke>>[0]): [string, string] {
  const remote = release.remotes.find(({ name }) => name === 'changed')
  const folder = folders[`/remotes/changed/${remote?.version}`]
  const files = remote?.screenAssets['/changed/list/']?.files ?? []
  const file = files.find((each) => each.endsWith('.js') && !each.includes('__federation_expose'))
  if (folder === undefined || file === undefined) throw new Error('there is no script of the screen')
  return [file, folder]
}
