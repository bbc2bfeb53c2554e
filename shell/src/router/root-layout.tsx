import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { Outlet } from 'react-router'
import { useStore } from 'zustand'
import { Ribbon } from '../environment/ribbon.tsx'
import { ProgressLine } from '../navigation/progress-line.tsx'
import { whenFirstScreenIsThere } from '../network/first-screen-ready.ts'
import { OfflineBanner } from '../network/offline-banner.tsx'
import { whenToastsWanted } from '../notices/notify.ts'
import { reauthenticationStore } from '../session/reauthentication.store.ts'
import styles from './root-layout.module.css'

/** After the screen, unless there is an announcement earlier. */
const Toasts = lazyWithRetry(async () => {
  await Promise.race([whenFirstScreenIsThere, whenToastsWanted])
  return (await import(/* webpackChunkName: "toasts" */ '../notices/toasts.tsx')).Toasts
})

const SessionEndedDialog = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "session-ended" */ '../sign-in/session-ended-dialog.tsx'))
      .SessionEndedDialog,
)

/** Around every screen: environment ribbon, offline banner, toasts (SPEC §2). */
export function RootLayout() {
  const isAskingToSignIn = useStore(reauthenticationStore, ({ question }) => question !== null)
  return (
    <div className={styles.layout}>
      <Ribbon />
      <OfflineBanner />
      <ProgressLine />
      <Outlet />
      <Toasts />
      {isAskingToSignIn && <SessionEndedDialog />}
    </div>
  )
}
