import { createStore } from 'zustand/vanilla'

async function importOverlays() {
  const [{ FrameOverlay }, { AccountPopup, prepareAccount }, { HelpButton }, { TourCard }] =
    await Promise.all([
      import(/* webpackChunkName: "overlays" */ './frame-overlay.tsx'),
      import(/* webpackChunkName: "overlays" */ './account-popup.tsx'),
      import(/* webpackChunkName: "overlays" */ '../help/help-button.tsx'),
      import(/* webpackChunkName: "overlays" */ '../tour/tour-card.tsx'),
    ])
  return { FrameOverlay, AccountPopup, prepareAccount, HelpButton, TourCard }
}

/** What draws the overlays. It comes when it is first wanted, or before, when nothing else is going on. */
export const overlayPartsStore = createStore<{ parts: Awaited<ReturnType<typeof importOverlays>> | null }>(
  () => ({ parts: null }),
)

export async function loadOverlays() {
  if (overlayPartsStore.getState().parts === null) {
    overlayPartsStore.setState({ parts: await importOverlays() })
  }
}

/** Nobody asked for it yet, so nobody hears of it when it does not come. */
export function preloadOverlays() {
  loadOverlays().catch(() => undefined)
}
