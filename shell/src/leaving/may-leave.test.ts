import type { LeaveReason, OpenEditor } from '@console/shared/platform'
import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { mayLeave } from './may-leave.ts'
import { openEditors } from './open-editors.ts'

// jsdom has no modal dialogs.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close: () => undefined,
  })
})

const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** An editor that can lose work, and the calls it receives. */
function addEditor(editor: Partial<OpenEditor> = {}): readonly string[] {
  const told: string[] = []
  const { ask } = editor
  closers.push(
    openEditors.add({
      hasUnsavedWork: () => true,
      async release() {
        told.push('released')
        return true
      },
      ...editor,
      ...(ask && {
        ask(reason: LeaveReason) {
          told.push(`asked about ${reason}`)
          return ask(reason)
        },
      }),
    }),
  )
  return told
}

it('lets people leave without a question when nothing would be lost', async () => {
  const told = addEditor({ hasUnsavedWork: () => false, ask: async () => false })
  expect(await mayLeave('sign-out')).toBe(true)
  expect(told).toEqual([])
})

it('asks an editor with a question of its own, and releases it once the person leaves', async () => {
  const told = addEditor({ ask: async () => true })
  expect(await mayLeave('sign-out')).toBe(true)
  expect(told).toEqual(['asked about sign-out', 'released'])
})

it('choosing to stay once changes nothing in any editor', async () => {
  const first = addEditor({ ask: async () => true })
  const second = addEditor({ ask: async () => false })
  expect(await mayLeave('update')).toBe(false)
  expect(first).toEqual(['asked about update'])
  expect(second).toEqual(['asked about update'])
})

it('waits until stopped work has ended', async () => {
  const stopped = Promise.withResolvers<boolean>()
  addEditor({ ask: async () => true, release: () => stopped.promise })
  let hasLeft = false
  const leaving = mayLeave('sign-out').then(() => {
    hasLeft = true
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect(hasLeft).toBe(false)
  stopped.resolve(true)
  await leaving
  expect(hasLeft).toBe(true)
})

/** Whether the browser would ask before closing the tab. */
const isTabHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const stopped = '“Section 1.mp3” is still being uploaded.'

it('running work guards the tab in every section while it lasts', () => {
  let isUnderWay = true
  const hasUnsavedWork = () => isUnderWay
  addEditor({ hasUnsavedWork, describe: () => ({ stopped }) })
  expect(isTabHeld()).toBe(true)
  isUnderWay = false
  expect(isTabHeld()).toBe(false)
  isUnderWay = true
  closers.pop()?.()
  expect(isTabHeld()).toBe(false)
})

it('an editor guards the tab only on its own screen', () => {
  addEditor()
  addEditor({ describe: () => ({ kept: 'Package “Gold”' }) })
  expect(isTabHeld()).toBe(false)
})

const answer = async (name: string) => (await screen.findByRole('button', { name })).click()

it('names running work, and stops it once the person leaves', async () => {
  const told = addEditor({ describe: () => ({ stopped }) })
  const stays = mayLeave('sign-out')
  expect((await screen.findByRole('dialog', { name: 'Sign out now?' })).textContent).toContain(stopped)
  await answer('Not now')
  expect([await stays, told]).toEqual([false, []])
  const goes = mayLeave('sign-out')
  await answer('Sign out anyway')
  expect([await goes, told]).toEqual([true, ['released']])
})

it('names the drafted record and the running work in one question', async () => {
  const editor = addEditor({ describe: () => ({ kept: 'Package “Gold”' }) })
  const upload = addEditor({ describe: () => ({ stopped }) })
  const goes = mayLeave('update')
  const question = await screen.findByRole('dialog', { name: 'Update without saving?' })
  expect(question.textContent).toContain('Not saved yet: Package “Gold”.')
  expect(question.textContent).toContain(stopped)
  await answer('Update anyway')
  expect([await goes, editor, upload]).toEqual([true, ['released'], ['released']])
})

it('running work does not hide unsaved changes of the screen', async () => {
  addEditor({ describe: () => ({ stopped }) })
  const hold = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', hold)
  closers.push(() => window.removeEventListener('beforeunload', hold))
  const goes = mayLeave('sign-out')
  expect((await screen.findByRole('dialog')).textContent).toContain('will be lost')
  await answer('Keep editing')
  expect(await goes).toBe(false)
})

it.each([
  ['is safe on this device', true],
  ['would be lost', false],
])('when no question can be shown, the person leaves or stays by whether the work %s', async (_, isKept) => {
  addEditor({ ask: () => Promise.reject(new Error('no')), release: async () => isKept })
  expect(await mayLeave('sign-out')).toBe(isKept)
})
