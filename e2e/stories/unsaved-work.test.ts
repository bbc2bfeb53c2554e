import { expect, type Page } from '@playwright/test'
import type { TestConsole } from '../src/console/start-test-console.ts'
import { openFrame } from '../src/frame.ts'
import { openInvented, toRemoteSource } from '../src/invented-console.ts'
import { test } from '../src/test.ts'

const screens: Record<string, string> = {
  plain: `export function Component() {
    return <form><h1>Notes</h1><label>Note <textarea name="note" /></label><input type="search" aria-label="Find" /></form>
  }`,
  blocking: `import { useState } from 'react'
  import { useBlocker } from 'react-router'
  export function Component() {
    const [isHeld, setHeld] = useState(false)
    const blocker = useBlocker(isHeld)
    return <><h1>Notes</h1><button onClick={() => setHeld(true)}>Draw</button><p>{isHeld ? 'A drawing' : 'Nothing yet'}</p>
      {blocker.state === 'blocked' && <p>Stay here?</p>}</>
  }`,
  closing: `import { useEffect, useState } from 'react'
  export function Component() {
    const [isHeld, setHeld] = useState(false)
    useEffect(() => {
      const hold = (event) => event.preventDefault()
      if (isHeld) window.addEventListener('beforeunload', hold)
      return () => window.removeEventListener('beforeunload', hold)
    }, [isHeld])
    return <><h1>Notes</h1><button onClick={() => setHeld(true)}>Draw</button><p>{isHeld ? 'A drawing' : 'Nothing yet'}</p></>
  }`,
}

const openNotes = (page: Page, console: TestConsole, kind: string) =>
  openInvented(
    page,
    console,
    [
      {
        name: 'notes',
        files: {
          'src/remote.ts': toRemoteSource('notes', { notes: './screen.tsx' }),
          'src/screen.tsx': screens[kind] ?? '',
        },
      },
    ],
    '/notes/',
  )

const questionOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Takes the update that is offered once another release is current. */
async function takeUpdate(page: Page, console: TestConsole) {
  await console.store.rollback({ by: 'e2e', reason: 'Without the notes' })
  const update = page.getByRole('button', { name: 'Update', exact: true })
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(update).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  await update.click()
}

test('Update asks about a plain form that was typed in, and declining keeps what was typed; once it is as it was, nothing is asked', async ({
  page,
  startConsole,
}) => {
  const console = await startConsole()
  await openNotes(page, console, 'plain')
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Ask Maria about Task 2')
  await takeUpdate(page, console)
  const question = questionOf(page, 'Update without saving?')
  await expect(question).toContainText('and will be lost')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
  await expect(note).toHaveValue('Ask Maria about Task 2')

  // Nothing is asked of a search, nor of a form that is as it was.
  await page.getByRole('searchbox', { name: 'Find' }).fill('Maria')
  await note.fill('')
  await openFrame(page).signOutByKeyboard()
  await expect(page).toHaveURL(/\/signin/)
})

test('Update asks about a screen that is in the way, once, and is taken when the person goes', async ({
  page,
  startConsole,
}) => {
  const console = await startConsole()
  await openNotes(page, console, 'closing')
  await page.getByRole('button', { name: 'Draw' }).click()
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.accept()
  })
  await takeUpdate(page, console)
  const question = questionOf(page, 'Update without saving?')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByText('A drawing')).toBeVisible()
  await takeUpdateAgain(page)
  await question.getByRole('button', { name: 'Update anyway' }).click()
  // Of the release that it updates to the section is no part.
  await expect(openFrame(page).heading('Notes')).toHaveCount(0)
  expect(asked).toBe(0)
})

const takeUpdateAgain = async (page: Page) => {
  const update = page.getByRole('button', { name: 'Update', exact: true })
  await expect(update).toHaveCount(1)
  await update.click()
}

test('Update and signing out ask about a screen that blocks the way, and sign out when the person goes', async ({
  page,
  startConsole,
}) => {
  const console = await startConsole()
  await openNotes(page, console, 'blocking')
  await page.getByRole('button', { name: 'Draw' }).click()
  await takeUpdate(page, console)
  const update = questionOf(page, 'Update without saving?')
  await update.getByRole('button', { name: 'Keep editing' }).click()
  await expect(update).toHaveCount(0)
  await expect(page.getByText('A drawing')).toBeVisible()

  const { signOutByKeyboard } = openFrame(page)
  await signOutByKeyboard()
  const question = questionOf(page, 'Sign out without saving?')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByText('A drawing')).toBeVisible()
  await signOutByKeyboard()
  await question.getByRole('button', { name: 'Sign out anyway' }).click()
  await expect(page).toHaveURL(/\/signin/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
