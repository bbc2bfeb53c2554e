/** Selector of what the shell shows toasts in. */
export const toastArea = 'section[aria-label^="Notifications"]'
