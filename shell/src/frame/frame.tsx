import { toAntdTheme } from '@console/shared/theme'
import { theme as antdTheme, ConfigProvider } from 'antd'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { toSignInPath } from '../session/redirect-target.ts'
import { sessionStore } from '../session/session.store.ts'
import { themeStore } from '../theme/theme.store.ts'
import styles from './frame.module.css'
import { Sidebar } from './sidebar.tsx'

/** Fingers need controls of 40 px. */
const isTouch = matchMedia('(pointer: coarse)').matches

/** Around every screen of a signed-in person. */
export function Frame() {
  const mode = useStore(themeStore, (state) => state.mode)
  const { pathname } = useLocation()
  useLeavingOnSignOut()
  return (
    <ConfigProvider
      componentSize={isTouch ? 'large' : 'middle'}
      theme={{
        ...toAntdTheme(mode),
        algorithm: mode === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
      }}
    >
      <div className={styles.frame}>
        <a className={styles.skip} href="#content">
          Skip to content
        </a>
        <Sidebar key={pathname} />
        <main id="content" className={styles.content} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <ScrollRestoration />
    </ConfigProvider>
  )
}

function useLeavingOnSignOut() {
  const isSignedIn = useStore(sessionStore, (state) => state.token !== null)
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    if (!isSignedIn) void navigate(toSignInPath(location), { replace: true })
  }, [isSignedIn, navigate, location])
}
