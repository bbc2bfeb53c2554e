import { createStore } from 'zustand/vanilla'
import { deviceStorage } from '../environment/device-storage.ts'

const storageKey = 'menu'
const collapsed = 'collapsed'

/** How the menu stands: beside the content it may be narrowed to icons, which the device remembers; on a phone it is a drawer. */
export const menuStore = createStore(() => ({
  isCollapsed: deviceStorage.read(storageKey) === collapsed,
  isDrawerOpen: false,
}))

export function toggleCollapsed() {
  const isCollapsed = !menuStore.getState().isCollapsed
  deviceStorage.write(storageKey, isCollapsed ? collapsed : 'wide')
  menuStore.setState({ isCollapsed })
}

export const openDrawer = () => menuStore.setState({ isDrawerOpen: true })
export const closeDrawer = () => menuStore.setState({ isDrawerOpen: false })
