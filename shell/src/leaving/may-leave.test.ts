import type { LeaveReason, OpenEditor } from '@console/shared/platform'
import { afterEach, expect, it } from 'vitest'
import { mayLeave } from './may-leave.ts'
import { openEditors } from './open-editors.ts'

const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Something on screen that can be lost, and what it was told. */
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

it('lets somebody go unasked who has nothing to lose', async () => {
  const told = addEditor({ hasUnsavedWork: () => false, ask: async () => false })
  expect(await mayLeave('sign-out')).toBe(true)
  expect(told).toEqual([])
})

it('what asks for itself is asked, and released once the answer is to go', async () => {
  const told = addEditor({ ask: async () => true })
  expect(await mayLeave('sign-out')).toBe(true)
  expect(told).toEqual(['asked about sign-out', 'released'])
})

it('one answer to stay keeps everything as it is', async () => {
  const first = addEditor({ ask: async () => true })
  const second = addEditor({ ask: async () => false })
  expect(await mayLeave('update')).toBe(false)
  expect(first).toEqual(['asked about update'])
  expect(second).toEqual(['asked about update'])
})

it('waits until what is stopped has stopped', async () => {
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

/** Whether the browser would ask before the tab is closed. */
const isTabHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('what asks for itself holds the tab, on screen or not, for as long as it has something to lose', () => {
  let isUnderWay = true
  const hasUnsavedWork = () => isUnderWay
  addEditor({ hasUnsavedWork, ask: async () => true })
  expect(isTabHeld()).toBe(true)
  isUnderWay = false
  expect(isTabHeld()).toBe(false)
  isUnderWay = true
  closers.pop()?.()
  expect(isTabHeld()).toBe(false)
})

it('an editor without a question of its own leaves the tab to its own screen', () => {
  addEditor()
  expect(isTabHeld()).toBe(false)
})

it.each([
  ['is safe on this device', true],
  ['would be lost', false],
])('when the question cannot be put, the person goes or stays by whether the work %s', async (_, isKept) => {
  addEditor({ ask: () => Promise.reject(new Error('no')), release: async () => isKept })
  expect(await mayLeave('sign-out')).toBe(isKept)
})
