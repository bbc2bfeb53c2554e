import { expect, type Page } from '@playwright/test'
import { openFrame } from '../src/frame.ts'
import { openInvented, toRemoteSource } from '../src/invented-console.ts'
import { test } from '../src/test.ts'

const screenOf = (body: string) => `
import { startTransition, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
export function Component() {
  ${body}
}
`
const heading = (more: string) => `return <h1>Restless {${more}}</h1>`

/** What its team finds in the log. */
const told = /^error: A section never came to rest \{doing: \w+, remote: restless, /

/** Nobody who opens one of them could leave it again, were it not cut off. */
const loops: Record<string, string> = {
  'sets a state in an effect of every commit': `
    const [count, setCount] = useState(0)
    useEffect(() => setCount(count + 1))
    ${heading('count')}`,
  'sets another object in every effect': `
    const [, setState] = useState({})
    useEffect(() => setState({}))
    ${heading('0')}`,
  'navigates in every effect': `
    const navigate = useNavigate()
    const [params] = useSearchParams()
    useEffect(() => void navigate('?n=' + (Number(params.get('n')) + 1), { replace: true }))
    ${heading("params.get('n')")}`,
  'sets a state in a promise of every effect': `
    const [count, setCount] = useState(0)
    useEffect(() => void Promise.resolve().then(() => setCount(count + 1)))
    ${heading('count')}`,
}

const invention = (body: string) => ({
  name: 'restless',
  files: {
    'src/remote.ts': toRemoteSource('restless', { restless: './screen.tsx' }),
    'src/screen.tsx': screenOf(body),
  },
})

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** A remote with all of them, each under its number. */
const restless = {
  name: 'restless',
  files: {
    'src/remote.ts': toRemoteSource(
      'restless',
      Object.fromEntries(
        Object.keys(loops).map((_, index) => [`restless/${index}`, `./screen-${index}.tsx`]),
      ),
    ),
    ...Object.fromEntries(
      Object.values(loops).map((body, index) => [`src/screen-${index}.tsx`, screenOf(body)]),
    ),
  },
}

test('a screen that never comes to rest is cut off, the menu works, and Retry starts it anew', async ({
  page,
  startConsole,
  complaints,
}) => {
  complaints.allow(told)
  const console = await startConsole()
  await openInvented(page, console, [restless], '/')
  const waitForReport = () => page.waitForEvent('console', (message) => told.test(`error: ${message.text()}`))
  for (const [index, what] of Object.keys(loops).entries()) {
    await test.step(what, async () => {
      const reported = waitForReport()
      await page.goto(`${console.url}/restless/${index}`)
      const note = page.getByRole('alert').filter({ hasText: 'kept redrawing itself' })
      await expect(note).toBeVisible()
      await expect(note).toContainText('restless@1.0.0-')
      await expect(note).toContainText('Invented team')
      expect((await reported).text()).toMatch(/version: 1\.0\.0-\w+, route: \/restless\//)
      // The note may be gone for a moment only: that the screen was begun anew shows in its being stopped again.
      const again = waitForReport()
      await note.getByRole('button', { name: 'Retry' }).click()
      await again
      await expect(note).toBeVisible()
      await mainMenu(page).getByRole('link', { name: 'Packages' }).click()
      await expect(openFrame(page).heading('Packages')).toBeVisible()
    })
  }
})

/** What is busy for good reason, with a chart that keeps drawing itself beside it; `enough` is what it has counted by then. */
const busy: { what: string; enough: number; body: string }[] = [
  {
    what: 'counts at every frame',
    enough: 400,
    body: `
    const [count, setCount] = useState(0)
    useEffect(() => {
      const frame = requestAnimationFrame(() => setCount(count + 1))
      return () => cancelAnimationFrame(frame)
    })
    return <><h1>Busy</h1><output aria-label="Count">{count}</output></>`,
  },
  {
    what: 'ticks as fast as timers go',
    enough: 400,
    body: `
    const [count, setCount] = useState(0)
    useEffect(() => {
      const timer = setTimeout(() => setCount(count + 1))
      return () => clearTimeout(timer)
    })
    return <><h1>Busy</h1><output aria-label="Count">{count}</output></>`,
  },
  {
    // Its length is in time, and longer than what does not rest is left alone: a slow machine has fewer rows.
    what: 'imports rows for five seconds and shows each',
    enough: 4,
    body: `
    const [{ row, seconds }, setShown] = useState({ row: 0, seconds: 0 })
    useEffect(() => {
      const { port1, port2 } = new MessageChannel()
      const start = performance.now()
      let row = 0
      port1.onmessage = () => {
        const seconds = Math.floor((performance.now() - start) / 1000)
        setShown({ row: (row += 1), seconds })
        if (seconds < 5) port2.postMessage('next')
      }
      port2.postMessage('next')
      return () => port1.close()
    }, [])
    return <><h1>Busy</h1><p>Row {row}</p><output aria-label="Count">{seconds}</output></>`,
  },
]

for (const { what, enough, body } of busy) {
  test(`a screen that ${what} is left alone, and left by the menu at any time`, async ({
    page,
    startConsole,
  }) => {
    const console = await startConsole()
    await openInvented(page, console, [invention(body)], '/restless/')
    const count = page.getByRole('status', { name: 'Count' })
    await expect
      .poll(async () => Number(await count.textContent()), { timeout: 60_000 })
      .toBeGreaterThan(enough)
    await mainMenu(page).getByRole('link', { name: 'Packages' }).click()
    await expect(openFrame(page).heading('Packages')).toBeVisible()
  })
}

test('a screen that waits for a slow answer while it draws itself is left alone', async ({
  page,
  startConsole,
}) => {
  const console = await startConsole()
  const body = `
    const [count, setCount] = useState(0)
    const [asked, setAsked] = useState(null)
    useEffect(() => {
      const frame = requestAnimationFrame(() => setCount(count + 1))
      return () => cancelAnimationFrame(frame)
    })
    const ask = () => {
      const answer = new Promise((resolve) => { globalThis.answer = () => resolve('Here it is') })
      startTransition(() => setAsked(answer))
    }
    return <><h1>Busy</h1><output aria-label="Count">{count}</output><button onClick={ask}>Ask</button>
      <Suspense fallback="Waiting">{asked && <Answer asked={asked} />}</Suspense></>`
  const source = invention(body)
  source.files['src/screen.tsx'] += '\nfunction Answer({ asked }) { return <p>{use(asked)}</p> }\n'
  await openInvented(page, console, [source], '/restless/')
  await page.getByRole('button', { name: 'Ask' }).click()
  const count = async () => Number(await page.getByRole('status', { name: 'Count' }).textContent())
  const asked = await count()
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(asked + 250)
  await page.evaluate(() => (globalThis as unknown as { answer(): void }).answer())
  await expect(page.getByText('Here it is')).toBeVisible()
})
