import { renderRemote } from '@console/remote-kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../../remote.ts'

// Seven columns, a check box and a menu make nine cells; 16 elements a row leave room for what stands in them.
test.each(['/packages/', '/coupons/'])(
  'a list of 20 rows at %s takes no more than 16 elements a row',
  async (path) => {
    await renderRemote(commerce, { path })
    const table = await screen.findByRole('table')
    expect(screen.getAllByRole('row')).toHaveLength(21)
    expect(table.querySelectorAll('tbody *').length).toBeLessThanOrEqual(20 * 16)
    expect(document.body.querySelectorAll('*').length).toBeLessThan(500)
  },
)
