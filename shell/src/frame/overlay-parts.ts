import type { Platform } from '@console/shared/platform'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'

const importAccount = () => import(/* webpackChunkName: "overlays" */ './account-popup.tsx')

const wanted = Promise.withResolvers<void>()

export const FrameOverlay = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "overlays" */ './frame-overlay.tsx')).FrameOverlay,
  'This part of the console',
)

export const AccountPopup = lazyWithRetry(
  async () => (await importAccount()).AccountPopup,
  'The account menu',
)

/** Fetched along with the others; nobody waits for these two. */
export const HelpButton = lazyWithRetry(async () => {
  await wanted.promise
  return (await import(/* webpackChunkName: "overlays" */ '../help/help-button.tsx')).HelpButton
})

export const TourCard = lazyWithRetry(async () => {
  await wanted.promise
  return (await import(/* webpackChunkName: "overlays" */ '../tour/tour-card.tsx')).TourCard
})

/** Prefetches when idle. */
export function preloadOverlays() {
  wanted.resolve()
  for (const { preload } of [FrameOverlay, AccountPopup]) void preload()
}

/** Requests the data that the account menu needs. */
export async function prepareAccount(platform: Platform) {
  await importAccount().then(
    (account) => account.prepareAccount(platform),
    () => undefined,
  )
}
