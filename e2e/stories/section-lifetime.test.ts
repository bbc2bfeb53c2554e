import { expect, type Page } from '@playwright/test'
import { openFrame } from '../src/frame.ts'
import { openInvented, toRemoteSource } from '../src/invented-console.ts'
import { test } from '../src/test.ts'

/** Leaves behind whatever can be left: nothing of it is cleaned up. */
const careless = {
  name: 'careless',
  files: {
    'src/remote.ts': toRemoteSource('careless', { careless: './screen.tsx' }),
    'src/screen.tsx': `
import { useEffect } from 'react'
import styles from './screen.module.css'
export function Component() {
  useEffect(() => {
    globalThis.acts = { keys: 0, ticks: 0, signals: 0 }
    window.addEventListener('keydown', (event) => { acts.keys += 1; if (event.key === '/') event.preventDefault() })
    setInterval(() => { acts.ticks += 1; document.title = 'Careless' }, 50)
    const again = () => { document.title = 'Careless, again'; setTimeout(again, 50) }
    again()
    const { signal } = platformOf.careless.section
    window.addEventListener('keydown', () => (acts.signals += 1), { signal })
    globalThis.visits = [...(globalThis.visits ?? []), signal]
    const style = document.createElement('style')
    style.textContent = 'h1 { letter-spacing: 9px }'
    document.head.append(style)
  }, [])
  return <h1 className={styles.heading}>Careless</h1>
}`,
    'src/screen.module.css': '.heading { word-spacing: 3px }',
  },
}

type Acts = { keys: number; ticks: number; signals: number }
const readActs = (page: Page) => page.evaluate(() => ({ ...(globalThis as unknown as { acts: Acts }).acts }))
const readVisits = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { visits: AbortSignal[] }).visits.map(({ aborted }) => aborted),
  )
const spacingOf = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((element) => getComputedStyle(element).letterSpacing)

async function goTo(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  await expect(openFrame(page).heading(name === 'careless' ? 'Careless' : name)).toBeVisible()
}

const cardOf = (name: string, color: string) => ({
  name,
  files: {
    'src/remote.ts': toRemoteSource(name, { [name]: './screen.tsx' }),
    'src/screen.tsx': `import styles from './card.module.css'\nexport const Component = () => <h1 className={styles.card}>${name}</h1>`,
    'src/card.module.css': `.card { border-top: ${color} solid 1px }`,
  },
})

test('key listeners, intervals, titles and styles that a remote leaves behind act on no other section', async ({
  page,
  startConsole,
  complaints,
}) => {
  complaints.allow(
    /^warning: A remote left something behind \{remote: careless, left: (an interval|a change of the title|a listener for keydown)\}/,
  )
  const console = await startConsole()
  const cards = [cardOf('maths', '#f00'), cardOf('music', '#00f')]
  await openInvented(page, console, [careless, ...cards], '/maths/')
  await expect(openFrame(page).heading('maths')).toBeVisible()
  // Two with the same file for their styles look as each of them says, whichever came last.
  await goTo(page, 'music')
  await expect(openFrame(page).heading('music')).toHaveCSS('border-top-color', 'rgb(0, 0, 255)')
  await goTo(page, 'maths')
  await expect(openFrame(page).heading('maths')).toHaveCSS('border-top-color', 'rgb(255, 0, 0)')

  await goTo(page, 'careless')
  await expect.poll(async () => (await readActs(page))?.ticks).toBeGreaterThan(2)
  await page.keyboard.press('x')
  await expect.poll(() => readActs(page)).toMatchObject({ keys: 1, signals: 1 })
  await expect.poll(() => spacingOf(page)).toBe('9px')
  expect(await readVisits(page)).toEqual([false])

  await goTo(page, 'Packages')
  await expect.poll(() => readVisits(page)).toEqual([true])
  const left = await readActs(page)
  await page.keyboard.press('x')
  await page.keyboard.press('y')
  await expect(page).toHaveTitle('Packages · IELTS console')
  await expect.poll(() => spacingOf(page)).not.toBe('9px')
  await goTo(page, 'Coupons')
  await expect(page).toHaveTitle('Coupons · IELTS console')
  expect(await readActs(page)).toEqual(left)
  expect(await readVisits(page)).toEqual([true])

  await goTo(page, 'careless')
  await expect.poll(() => spacingOf(page)).toBe('9px')
  await expect.poll(() => readVisits(page)).toEqual([true, false])
})
