import { lazy, Suspense } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { useStore } from 'zustand'
import { Ribbon } from '../environment/ribbon.tsx'
import { OfflineBanner } from '../network/offline-banner.tsx'
import { reauthenticationStore } from '../session/reauthentication.store.ts'
import { importUntilThere } from './import-until-there.ts'
import styles from './root-layout.module.css'

const Toasts = lazy(async () => {
  const { Toasts } = await importUntilThere(
    () => import(/* webpackChunkName: "toasts" */ '../platform/toasts.tsx'),
  )
  return { default: Toasts }
})

const SessionEndedDialog = lazy(async () => {
  const { SessionEndedDialog } = await importUntilThere(() => import('../session/session-ended-dialog.tsx'))
  return { default: SessionEndedDialog }
})

/** Around every screen: environment ribbon, offline banner, toasts (SPEC §2). */
export function RootLayout() {
  const isAskingToSignIn = useStore(reauthenticationStore, (state) => state.isAsking)
  const isNavigating = useNavigation().state !== 'idle'
  return (
    <div className={styles.layout}>
      <Ribbon />
      <OfflineBanner />
      {isNavigating && <div className={styles.progress} role="progressbar" aria-label="Loading" />}
      <Outlet />
      <Suspense>
        <Toasts />
      </Suspense>
      <Suspense>{isAskingToSignIn && <SessionEndedDialog />}</Suspense>
    </div>
  )
}
