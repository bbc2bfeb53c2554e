import { expect, type Page } from '@playwright/test'
import { signIn } from '../src/console/sign-in.ts'
import { startTestConsole, type TestConsole } from '../src/console/start-test-console.ts'
import { toRemoteSource } from '../src/fixture-console.ts'
import { openFrame } from '../src/frame.ts'
import { buildFixtureRemote } from '../src/run/build-fixture-remote.ts'
import { startTimeout, test } from '../src/test.ts'

const screenOf = (body: string) => `
import { startTransition, Suspense, use, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
export function Component() {
  ${body}
}
`

/** Each of these would trap people on its screen if the shell did not intervene. */
const loops = {
  rendering: `
    const [count, setCount] = useState(0)
    useEffect(() => setCount(count + 1))
    return <h1>Restless {count}</h1>`,
  navigating: `
    const navigate = useNavigate()
    const [params] = useSearchParams()
    useEffect(() => void navigate('?n=' + (Number(params.get('n')) + 1), { replace: true }))
    return <h1>Restless {params.get('n')}</h1>`,
}

/** Busy for good reason: a chart that renders every frame, beside a slow response. */
const busy = `${screenOf(`
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
      <Suspense fallback="Waiting">{asked && <Answer asked={asked} />}</Suspense></>`)}
function Answer({ asked }) { return <p>{use(asked)}</p> }
`

const names = [...Object.keys(loops), 'busy']
const remote = {
  name: 'restless',
  files: {
    'src/remote.ts': toRemoteSource(
      'restless',
      Object.fromEntries(names.map((name) => [`restless/${name}`, `./${name}.tsx`])),
    ),
    'src/busy.tsx': busy,
    ...Object.fromEntries(Object.entries(loops).map(([name, body]) => [`src/${name}.tsx`, screenOf(body)])),
  },
}

test.describe.configure({ mode: 'default' })

/** Shared by both tests. */
let console: TestConsole

test.beforeAll(async () => {
  test.setTimeout(startTimeout)
  const [started, unit] = await Promise.all([startTestConsole(), buildFixtureRemote(remote)])
  console = started
  await console.store.publish({ units: [unit], by: 'e2e', reason: 'Restless' })
})
test.afterAll(() => console.close())

async function leaveByMenu(page: Page, timeout = 20_000) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).click()
  await expect(openFrame(page).heading('Packages')).toBeVisible({ timeout })
}

test('a screen that never stops rendering is left by the menu, and one that never stops navigating shows its error view instead', async ({
  page,
  complaints,
}) => {
  complaints.allow(/kept redirecting/)
  await signIn(page, console.url)
  await page.goto(`${console.url}/restless/rendering`)
  await expect(page.getByRole('heading', { name: /^Restless \d/ })).toBeVisible()
  await leaveByMenu(page)

  await page.goto(`${console.url}/restless/navigating`)
  const report = page.getByRole('main').getByRole('region', { name: 'Report' })
  await expect(report).toContainText('kept redirecting from one address to another')
  await expect(report).toContainText('Invented')
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  // The address shows that the screen started again.
  await expect(page).toHaveURL(/\?n=\d+/)
  await expect(report).toContainText('kept redirecting')
  // A press during a navigation only resets the count.
  await expect(() => leaveByMenu(page, 3000)).toPass()
})

test('a screen that renders every frame, even while waiting for a response, keeps running and can be left by the menu', async ({
  page,
}) => {
  await signIn(page, console.url)
  await page.goto(`${console.url}/restless/busy`)
  await page.getByRole('button', { name: 'Ask' }).click()
  const count = async () => Number(await page.getByRole('status', { name: 'Count' }).textContent())
  const asked = await count()
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(asked + 250)
  await page.evaluate(() => (globalThis as unknown as { answer(): void }).answer())
  await expect(page.getByText('Here it is')).toBeVisible()
  await leaveByMenu(page)
})
