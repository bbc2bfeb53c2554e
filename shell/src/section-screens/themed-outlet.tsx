import { keepColours, toAntdTheme } from '@console/shared/antd-theme'
import { theme as antdTheme, ConfigProvider } from 'antd'
import { Outlet } from 'react-router'
import { useStore } from 'zustand'
import { readStyleNonce } from '../security/style-nonce.ts'
import { themeStore } from '../theme/theme.store.ts'

/** Touch needs controls of 44 px, the small ones too. */
const isTouch = matchMedia('(pointer: coarse)').matches
const sizes = isTouch ? { controlHeightSM: 44 } : {}
/** With reduced motion, overlays open without animation. */
const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches
/** Centred like the frame's own dialogs. */
const modal = { centered: true }
const csp = { nonce: readStyleNonce() }
/**
 * Modals and drawers that stand in `body` itself keep the page from scrolling by a style element without a nonce. In an element of
 * ours they leave that to `base.css`.
 */
const overlays = document.body.appendChild(document.createElement('div'))
const getPopupContainer = () => overlays

/** Surrounds the screens of remotes that use antd; others do not load it. */
export function ThemedOutlet() {
  const mode = useStore(themeStore, (state) => state.mode)
  const { token, ...theme } = toAntdTheme(mode)
  return (
    <ConfigProvider
      csp={csp}
      getPopupContainer={getPopupContainer}
      modal={modal}
      componentSize={isTouch ? 'large' : 'middle'}
      theme={{
        ...theme,
        token: { ...token, ...sizes, motion },
        algorithm: [mode === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm, keepColours],
      }}
    >
      <Outlet />
    </ConfigProvider>
  )
}
