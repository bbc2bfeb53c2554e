import { expect } from '@playwright/test'
import { expectSection, openFromMenu, sections, toMenuLink } from '../src/sections.ts'
import { test } from '../src/test.ts'

// proves 1.3, B1
test('the menu lists the sections of the release in their order and groups, and each opens from it', {
  tag: '@gate',
}, async ({ page, signIn, testConsole }) => {
  await signIn(page)
  const pointer = await testConsole.store.readCurrent()
  const menus = pointer?.release.remotes.flatMap(({ menu }) => menu) ?? []
  // This console is configured without the features that SPEC's server lacks.
  const entries = menus.filter(({ feature }) => feature === undefined)
  const ordered = entries.toSorted((a, b) => a.order - b.order || a.title.localeCompare(b.title))
  const grouped = [...Map.groupBy(ordered, ({ group }) => group).values()].flat()
  expect(grouped.map(({ path }) => path)).toEqual(expect.arrayContaining(sections.map(({ path }) => path)))
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(
    grouped.map(({ title }) => title),
  )
  for (const section of sections) {
    await openFromMenu(page, section)
    await expect(toMenuLink(page, section)).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(section.path)
  }
  await page.reload()
  for (const section of sections.slice(-1)) await expectSection(page, section)
})
