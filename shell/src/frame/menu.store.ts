import { createStore } from 'zustand/vanilla'
import { deviceStorage } from '../environment/device-storage.ts'

/** An editor has a preview beside it and needs the menu's room unless the window is wide. */
export type MenuContext = 'screen' | 'editor'

const storageKeys = { screen: 'menu', editor: 'menu-in-editor' }
const collapsed = 'collapsed'
const wide = 'wide'

/**
 * State of the menu. Beside the content it may be collapsed to icons, which the device remembers separately for screens
 * and editors; on a phone it is a drawer. `query` filters a large menu and survives when the frame replaces the
 * starting frame.
 */
export const menuStore = createStore(() => ({
  collapsed: {
    screen: deviceStorage.read(storageKeys.screen) === collapsed,
    editor: deviceStorage.read(storageKeys.editor) !== wide,
  },
  isDrawerOpen: false,
  query: '',
}))

export function toggleCollapsed(place: MenuContext) {
  const before = menuStore.getState().collapsed
  const isCollapsed = !before[place]
  deviceStorage.write(storageKeys[place], isCollapsed ? collapsed : wide)
  menuStore.setState({ collapsed: { ...before, [place]: isCollapsed } })
}

export const openDrawer = () => menuStore.setState({ isDrawerOpen: true })
export const closeDrawer = () => menuStore.setState({ isDrawerOpen: false, query: '' })
export const searchMenu = (query: string) => menuStore.setState({ query })
