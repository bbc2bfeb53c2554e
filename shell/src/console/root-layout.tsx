import { lazy, Suspense } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { useStore } from 'zustand'
import { toEnvironment } from '../environment/environment.ts'
import { OfflineBanner } from '../network/offline-banner.tsx'
import { reauthenticationStore } from '../session/reauthentication.store.ts'
import styles from './root-layout.module.css'

const Toasts = lazy(async () => {
  const { Toasts } = await import(/* webpackChunkName: "toasts" */ '../platform/toasts.tsx')
  return { default: Toasts }
})

const SessionEndedDialog = lazy(async () => {
  const { SessionEndedDialog } = await import('../session/session-ended-dialog.tsx')
  return { default: SessionEndedDialog }
})

/** Around every screen: environment ribbon, offline banner, toasts (SPEC §2). */
export function RootLayout() {
  const environment = toEnvironment(location.hostname)
  const isAskingToSignIn = useStore(reauthenticationStore, (state) => state.isAsking)
  const isNavigating = useNavigation().state !== 'idle'
  return (
    <div className={styles.layout} data-ribbon={environment !== 'production'}>
      {environment !== 'production' && (
        <div className={styles.ribbon} data-environment={environment}>
          {environment === 'development' ? 'Development' : 'Staging'}
        </div>
      )}
      <OfflineBanner />
      {isNavigating && <div className={styles.progress} role="progressbar" aria-label="Loading" />}
      <Outlet />
      <Suspense>
        <Toasts />
        {isAskingToSignIn && <SessionEndedDialog />}
      </Suspense>
    </div>
  )
}
