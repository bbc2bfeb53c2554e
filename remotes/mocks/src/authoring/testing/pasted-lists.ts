import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

/** What stands in the region of this name. */
export const group = (name: RegExp) => within(screen.getByRole('region', { name }))

/** Of the fields of this name, in order. */
export const readValues = (region: RegExp, name: RegExp) =>
  group(region)
    .queryAllByRole<HTMLTextAreaElement>('textbox', { name })
    .map(({ value }) => value)

export const findNotice = ({ notices }: { notices: readonly object[] }, message: string) =>
  waitFor(() => expect(notices).toContainEqual(expect.objectContaining({ message })))
