import type { RenderedRemote } from '@console/remote-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Chooses the first book in the details of a mock, and returns its id. */
export async function chooseBook({ user }: Pick<RenderedRemote, 'user'>): Promise<number> {
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Book/ })
  await waitFor(() => expect(field.options.length).toBeGreaterThan(1))
  const id = field.options[1]?.value ?? ''
  await user.selectOptions(field, id)
  return Number(id)
}
