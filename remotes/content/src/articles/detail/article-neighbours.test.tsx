import { renderRemote } from '@console/remote-kit/testing'
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import content from '../../remote.ts'
import { createArticle } from '../api/article.api.ts'

// Each test starts with a new tab.
beforeEach(() => sessionStorage.clear())

const titles = ['Adverbs', 'Articles', 'Tenses', 'Zeugma']

const open = (path: string) =>
  renderRemote(content, {
    path,
    seed: 'staff-only',
    arrange: async ({ api }) => {
      for (const title of titles) {
        await createArticle(api, { type: 'grammar', sub_type: 'tense', title, status: 'draft', contents: [] })
      }
    },
  })

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

test('steps to the next article of the list as searched and sorted, in the editor too', async () => {
  const { user, router } = await open('/grammar/?q=s&sort=-title')
  await user.click(await screen.findByRole('link', { name: 'Tenses' }))
  await heading('Tenses')
  expect(await screen.findByText('1 of 3')).toBeVisible()
  await user.keyboard('{Alt>}{PageDown}{/Alt}')
  await heading('Articles')
  await user.click(await screen.findByRole('link', { name: 'Next article' }))
  await heading('Adverbs')
  await user.click(screen.getByRole('link', { name: 'Edit article' }))
  await screen.findByRole('textbox', { name: 'Title' })
  expect(await screen.findByText('3 of 3')).toBeVisible()
  await user.click(await screen.findByRole('link', { name: 'Previous article' }))
  await heading('Articles')
  expect(router.state.location.pathname).toBe('/grammar/2/edit')
})

test('stepping replaces the history entry, so that Back returns to the list', async () => {
  const { user, router } = await open('/grammar/?sort=title')
  await user.click(await screen.findByRole('link', { name: 'Adverbs' }))
  await heading('Adverbs')
  await user.click(await screen.findByRole('link', { name: 'Next article' }))
  await heading('Articles')
  await router.navigate(-1)
  expect(await screen.findByRole('table')).toBeVisible()
  expect(router.state.location.search).toBe('?sort=title')
})

test('a reload of an article keeps the position in the list', async () => {
  const { user } = await open('/grammar/?sort=title')
  await user.click(await screen.findByRole('link', { name: 'Adverbs' }))
  await heading('Adverbs')
  cleanup()
  await open('/grammar/2/')
  await heading('Articles')
  expect(await screen.findByText('2 of 4')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Next article' }))
  await heading('Tenses')
})

test('an article opened from elsewhere has no list to step through', async () => {
  await open('/grammar/2/')
  await heading('Articles')
  expect(screen.queryByRole('navigation', { name: 'Go through the list' })).not.toBeInTheDocument()
})
