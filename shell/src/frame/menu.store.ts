import { createStore } from 'zustand/vanilla'
import { deviceStorage } from '../environment/device-storage.ts'

/** An editor has a preview beside it, and wants the room of the menu where the window is not wide. */
export type MenuPlace = 'screen' | 'editor'

const storageKeys = { screen: 'menu', editor: 'menu-in-editor' }
const collapsed = 'collapsed'
const wide = 'wide'

/**
 * How the menu stands: beside the content it may be narrowed to icons, which the device remembers of screens and of editors; on
 * a phone it is a drawer. `query` is what a large one is searched for: it outlives the frame of the start, which the frame takes
 * the place of.
 */
export const menuStore = createStore(() => ({
  collapsed: {
    screen: deviceStorage.read(storageKeys.screen) === collapsed,
    editor: deviceStorage.read(storageKeys.editor) !== wide,
  },
  isDrawerOpen: false,
  query: '',
}))

export function toggleCollapsed(place: MenuPlace) {
  const before = menuStore.getState().collapsed
  const isCollapsed = !before[place]
  deviceStorage.write(storageKeys[place], isCollapsed ? collapsed : wide)
  menuStore.setState({ collapsed: { ...before, [place]: isCollapsed } })
}

export const openDrawer = () => menuStore.setState({ isDrawerOpen: true })
export const closeDrawer = () => menuStore.setState({ isDrawerOpen: false, query: '' })
export const searchMenu = (query: string) => menuStore.setState({ query })
