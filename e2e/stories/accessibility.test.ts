import { expect } from '@playwright/test'
import { findLayoutFlaws } from '../src/find-layout-flaws.ts'
import { findViolations } from '../src/find-violations.ts'
import { test } from '../src/test.ts'
import { frameViews } from '../src/views/frame-views.ts'
import { mediaViews } from '../src/views/media-views.ts'
import { sectionViews } from '../src/views/section-views.ts'

for (const [name, view] of Object.entries({ ...frameViews, ...mediaViews })) {
  // proves B8
  test(`${name} has no accessibility violation, light and dark, wide and narrow`, async ({
    page,
    openView,
  }) => {
    await openView(view)
    expect.soft(await findViolations(page)).toEqual([])
    expect(await findLayoutFlaws(page), 'the layout').toEqual([])
  })
}

/** Nothing of a section's view stays for the next one, so that several are looked at in one page. */
const together = 4
const views = Object.entries(sectionViews)
const groups = Array.from({ length: Math.ceil(views.length / together) }, (_, group) =>
  views.slice(group * together, (group + 1) * together),
)

for (const group of groups) {
  const names = group.map(([name]) => name).join(', ')
  test(`${names}: no accessibility violation, light and dark, wide and narrow`, async ({
    page,
    openView,
  }) => {
    test.slow()
    for (const [name, view] of group) {
      await openView(view)
      expect.soft(await findViolations(page), name).toEqual([])
      expect.soft(await findLayoutFlaws(page), `the layout of ${name}`).toEqual([])
    }
  })
}
