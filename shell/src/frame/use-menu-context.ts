import type { MenuContext } from './menu.store.ts'
import { useIsTight } from './use-is-narrow.ts'

/** Addresses of editors in every remote: `/grammar/new`, `/grammar/7/edit`, `/mocks/writing/edit/7`. */
const editorPath = /\/(new|edit)(\/|$)/

/** Whether the menu is beside a screen or an editor, derived from the address before the screen loads. */
export function useMenuContext(path: string): MenuContext {
  const isTight = useIsTight()
  return isTight && editorPath.test(path) ? 'editor' : 'screen'
}
