import { screen, waitFor, within } from '@testing-library/react'
import type { RenderedRemote } from './render-remote.tsx'

/** Opens a row's menu and runs one of its actions. */
export async function chooseRowAction({ user }: Pick<RenderedRemote, 'user'>, row: string, action: string) {
  await chooseIn(user, `Actions for ${row}`, action)
}

/** Opens the menu of the open record and runs one of its actions. */
export async function chooseRecordAction({ user }: Pick<RenderedRemote, 'user'>, action: string) {
  await chooseIn(user, 'More actions', action)
}

async function chooseIn(user: RenderedRemote['user'], button: string, action: string) {
  await user.click(await screen.findByRole('button', { name: button }))
  await user.click(await waitFor(() => within(getOpenMenu()).getByRole('menuitem', { name: action })))
}

/** Closed menus stay in the DOM with `pointer-events: none`. */
function getOpenMenu(): HTMLElement {
  const open = screen.getAllByRole('menu').filter((menu) => getComputedStyle(menu).pointerEvents !== 'none')
  if (open.length !== 1 || open[0] === undefined) throw new Error(`${open.length} menus are open`)
  return open[0]
}
