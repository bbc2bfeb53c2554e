import { expect, type Page } from '@playwright/test'
import { signIn } from '../src/console/sign-in.ts'
import { openFixtureRemotes, toRemoteSource } from '../src/fixture-console.ts'
import { openFrame } from '../src/frame.ts'
import { returnToTabUntil } from '../src/return-to-tab-until.ts'
import { test } from '../src/test.ts'

const screens: Record<string, string> = {
  plain: `export function Component() {
    return <form><h1>Notes</h1><label>Note <textarea name="note" /></label><input type="search" aria-label="Find" /></form>
  }`,
  blocking: `import { useCallback, useState } from 'react'
  import { useBeforeUnload, useBlocker } from 'react-router'
  export function Component() {
    const [isHeld, setHeld] = useState(false)
    const blocker = useBlocker(isHeld)
    useBeforeUnload(useCallback((event) => { if (isHeld) event.preventDefault() }, [isHeld]))
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

const notes = {
  name: 'notes',
  files: {
    'src/remote.ts': toRemoteSource(
      'notes',
      Object.fromEntries(Object.keys(screens).map((kind) => [`notes/${kind}`, `./${kind}.tsx`])),
    ),
    ...Object.fromEntries(Object.entries(screens).map(([kind, text]) => [`src/${kind}.tsx`, text])),
  },
}

const questionOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Takes the update that is offered once another release is current. */
async function takeUpdate(page: Page) {
  const update = page.getByRole('button', { name: 'Update', exact: true })
  await returnToTabUntil(page, () => expect(update).toHaveCount(1, { timeout: 1000 }))
  await update.click()
}

async function keepEditing(page: Page, question: string) {
  await questionOf(page, question).getByRole('button', { name: 'Keep editing' }).click()
  await expect(questionOf(page, question)).toHaveCount(0)
}

test('Update and signing out ask about a form that was typed in and about a screen that blocks leaving, whatever remote they are of', async ({
  page,
  startConsole,
}) => {
  const console = await startConsole()
  const open = async (kind: string) => {
    await page.goto(`${console.url}/notes/${kind}`)
    await expect(openFrame(page).heading('Notes')).toBeVisible()
  }
  await openFixtureRemotes(page, console, [notes], '/notes/plain')
  const { signOutByKeyboard } = openFrame(page)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Ask Maria about Task 2')
  const withNotes = (await console.store.readCurrent())?.release.id ?? ''
  await console.store.rollback({ by: 'e2e', reason: 'Without the notes' })
  await takeUpdate(page)
  await expect(questionOf(page, 'Update without saving?')).toContainText('and will be lost')
  await keepEditing(page, 'Update without saving?')
  await expect(note).toHaveValue('Ask Maria about Task 2')
  // Neither a search nor an unchanged form asks.
  await page.getByRole('searchbox', { name: 'Find' }).fill('Maria')
  await note.fill('')
  await signOutByKeyboard()
  await expect(page).toHaveURL(/\/signin/)

  await console.store.rollback({ by: 'e2e', reason: 'With the notes', id: withNotes })
  await signIn(page, console.url)
  await open('blocking')
  await page.getByRole('button', { name: 'Draw' }).click()
  await signOutByKeyboard()
  await keepEditing(page, 'Sign out without saving?')
  await expect(page.getByText('A drawing')).toBeVisible()
  await signOutByKeyboard()
  await questionOf(page, 'Sign out without saving?').getByRole('button', { name: 'Sign out anyway' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()

  await signIn(page, console.url)
  await open('closing')
  await page.getByRole('button', { name: 'Draw' }).click()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await console.store.rollback({ by: 'e2e', reason: 'Without the notes' })
  await takeUpdate(page)
  await keepEditing(page, 'Update without saving?')
  await expect(page.getByText('A drawing')).toBeVisible()
  await takeUpdate(page)
  await questionOf(page, 'Update without saving?').getByRole('button', { name: 'Update anyway' }).click()
  // The release that it updates to does not have the section.
  await expect(openFrame(page).heading('Notes')).toHaveCount(0)
  expect(asked).toEqual([])
})
