import type { ScreenHandle } from '@console/shared/screen-handle'
import { expect, it } from 'vitest'
import { toScreenTrail } from './screen-trail.ts'

const match = { params: { id: '7' }, loaderData: { title: 'Present perfect' } }

it('takes title and parents from the handle, constant or computed from loader data', () => {
  expect(toScreenTrail({ title: 'Packages' } satisfies ScreenHandle, match)).toEqual({
    title: 'Packages',
    parents: [],
  })
  const editor: ScreenHandle = {
    title: 'Edit',
    parents: ({ params }) => [{ title: 'Present perfect', to: `/grammar/${params['id']}/` }],
  }
  expect(toScreenTrail(editor, match)).toEqual({
    title: 'Edit',
    parents: [{ title: 'Present perfect', to: '/grammar/7/' }],
  })
})

it.each([
  ['no handle', undefined],
  ['a handle of another shape', { title: 7 }],
  [
    'a handle that throws',
    {
      title: () => {
        throw new Error('No article')
      },
    },
  ],
  ['a title that is a promise', { title: async () => 'Late' }],
  ['a title that is an object', { title: () => ({}) }],
  ['parents that are no list', { title: 'Edit', parents: () => 7 }],
  [
    'a handle that cannot even be read',
    {
      get title() {
        throw new Error('No title')
      },
    },
  ],
])('%s leaves the screen without breadcrumbs, and breaks nothing', (_, handle) => {
  expect(toScreenTrail(handle, match)).toBeNull()
})

it('leaves out a parent that leads nowhere', () => {
  const handle = {
    title: 'Edit',
    parents: () => [null, { title: 7 }, { title: 'Articles', to: '/grammar/' }],
  }
  expect(toScreenTrail(handle, match)).toEqual({
    title: 'Edit',
    parents: [{ title: 'Articles', to: '/grammar/' }],
  })
})
