import { notify } from '../notices/notify.ts'
import { closeOverlay } from './overlay.store.ts'

/** Closes an overlay whose code failed to load. */
export function giveUpOverlay() {
  closeOverlay()
  notify.error('This part of the console could not be loaded', {
    description: 'Check the connection and try again.',
  })
}
