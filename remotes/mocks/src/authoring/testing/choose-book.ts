import type { RenderedRemote } from '@console/remote-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Among the details of a mock: the first of the server's books, whose id it gives. */
export async function chooseBook({ user }: Pick<RenderedRemote, 'user'>): Promise<number> {
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Book/ })
  await waitFor(() => expect(field.options.length).toBeGreaterThan(1))
  const id = field.options[1]?.value ?? ''
  await user.selectOptions(field, id)
  return Number(id)
}
