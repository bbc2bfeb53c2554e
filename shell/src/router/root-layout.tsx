import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useStore } from 'zustand'
import { Ribbon } from '../environment/ribbon.tsx'
import { ProgressLine } from '../navigation/progress-line.tsx'
import { importUntilThere } from '../network/import-until-there.ts'
import { OfflineBanner } from '../network/offline-banner.tsx'
import { reauthenticationStore } from '../session/reauthentication.store.ts'
import styles from './root-layout.module.css'

const Toasts = lazy(async () => {
  const { Toasts } = await importUntilThere(
    () => import(/* webpackChunkName: "toasts" */ '../notices/toasts.tsx'),
  )
  return { default: Toasts }
})

const SessionEndedDialog = lazy(async () => {
  const { SessionEndedDialog } = await importUntilThere(() => import('../sign-in/session-ended-dialog.tsx'))
  return { default: SessionEndedDialog }
})

/** Around every screen: environment ribbon, offline banner, toasts (SPEC §2). */
export function RootLayout() {
  const isAskingToSignIn = useStore(reauthenticationStore, ({ question }) => question !== null)
  return (
    <div className={styles.layout}>
      <Ribbon />
      <OfflineBanner />
      <ProgressLine />
      <Outlet />
      <Suspense>
        <Toasts />
      </Suspense>
      <Suspense>{isAskingToSignIn && <SessionEndedDialog />}</Suspense>
    </div>
  )
}
