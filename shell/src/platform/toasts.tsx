import { Toaster } from 'sonner'
import { useStore } from 'zustand'
import { themeStore } from '../theme/theme.store.ts'

/** SPEC §9, all constants of the toast area; they are also this library's defaults. */
export function Toasts() {
  const mode = useStore(themeStore, (state) => state.mode)
  return (
    <Toaster
      theme={mode}
      position="bottom-right"
      closeButton
      richColors
      duration={4000}
      visibleToasts={3}
      gap={14}
      offset={24}
      mobileOffset={16}
      hotkey={['altKey', 'KeyT']}
    />
  )
}
