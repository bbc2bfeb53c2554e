import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { toSignInPath } from '../session/redirect-target.ts'
import { sessionStore } from '../session/session.store.ts'
import styles from './frame.module.css'
import { Sidebar } from './sidebar.tsx'

/** Around every screen of a signed-in person. */
export function Frame() {
  const { pathname } = useLocation()
  useLeavingOnSignOut()
  return (
    <>
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
    </>
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
