import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import content from '../remote.ts'

test.each(['/grammar/9999/', '/grammar/9999/edit'])(
  '%s says that the article does not exist under the section’s title, and links to the list',
  async (path) => {
    const { user, router } = await renderRemote(content, { path, seed: 'staff-only' })
    expect(await screen.findByRole('heading', { name: 'Article 9999 was not found' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Grammar & essays', level: 1 })).toBeVisible()
    expect(document.title).toBe('Grammar & essays · IELTS console')
    await user.click(screen.getByRole('link', { name: 'Back to the list' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/grammar/'))
  },
)
