import { expect, type Page } from '@playwright/test'
import { openFixtureRemotes, toRemoteSource } from '../src/fixture-console.ts'
import { openFrame } from '../src/frame.ts'
import { test } from '../src/test.ts'

/** Keeps the signal of each of its visits. */
const visited = {
  name: 'visited',
  config: { platform: '^1.6.0' },
  files: {
    'src/remote.ts': toRemoteSource('visited', { visited: './screen.tsx' }),
    'src/screen.tsx': `
import { useEffect } from 'react'
export function Component() {
  useEffect(() => {
    globalThis.visits = [...(globalThis.visits ?? []), platformOf.visited.section.signal]
  }, [])
  return <h1>visited</h1>
}`,
  },
}

const cardOf = (name: string, color: string) => ({
  name,
  files: {
    'src/remote.ts': toRemoteSource(name, { [name]: './screen.tsx' }),
    'src/screen.tsx': `import styles from './card.module.css'\nexport const Component = () => <h1 className={styles.card}>${name}</h1>`,
    'src/card.module.css': `.card { border-top: ${color} solid 1px }`,
  },
})

const readVisits = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { visits: AbortSignal[] }).visits.map(({ aborted }) => aborted),
  )

async function goTo(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  await expect(openFrame(page).heading(name)).toBeVisible()
}

test('a section’s styles affect no other, and leaving it aborts the visit’s signal', async ({
  page,
  startConsole,
}) => {
  const console = await startConsole()
  const cards = [cardOf('maths', '#f00'), cardOf('music', '#00f')]
  await openFixtureRemotes(page, console, [visited, ...cards], '/maths/')
  await expect(openFrame(page).heading('maths')).toBeVisible()
  // Two remotes with identical style files keep their own styles, in either order of loading.
  await goTo(page, 'music')
  await expect(openFrame(page).heading('music')).toHaveCSS('border-top-color', 'rgb(0, 0, 255)')
  await goTo(page, 'maths')
  await expect(openFrame(page).heading('maths')).toHaveCSS('border-top-color', 'rgb(255, 0, 0)')

  await goTo(page, 'visited')
  expect(await readVisits(page)).toEqual([false])
  await goTo(page, 'Packages')
  await expect.poll(() => readVisits(page)).toEqual([true])
  await goTo(page, 'visited')
  await expect.poll(() => readVisits(page)).toEqual([true, false])
})
