import { expect, test } from 'vitest'
import { toStoryFolders } from './affected.ts'

const folders = new Set(['stories/commerce', 'stories/mocks'])
const toFolders = (...changed: string[]) => toStoryFolders(changed, (folder) => folders.has(folder))

test('a change of remotes runs the stories of these remotes', () => {
  expect(toFolders('remotes/mocks', 'remotes/commerce')).toEqual(['stories/mocks', 'stories/commerce'])
  expect(toFolders('remotes/teacher_notes')).toEqual([])
})

test('a change of what remotes share runs every story', () => {
  expect(toFolders('packages/shared', 'remotes/commerce', 'shell', 'e2e')).toEqual(['stories', 'chaos'])
})

test('a change of no package runs none', () => {
  expect(toFolders()).toEqual([])
})
