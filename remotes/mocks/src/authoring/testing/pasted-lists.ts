import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

export const group = (name: RegExp) => within(screen.getByRole('region', { name }))

/** Values of the fields with this name, in order. */
export const readValues = (region: RegExp, name: RegExp) =>
  group(region)
    .queryAllByRole<HTMLTextAreaElement>('textbox', { name })
    .map(({ value }) => value)

export const findNotice = ({ notices }: { notices: readonly object[] }, message: string) =>
  waitFor(() => expect(notices).toContainEqual(expect.objectContaining({ message })))
