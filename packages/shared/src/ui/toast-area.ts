/** Selector of the shell's toast region. */
export const toastArea = 'section[aria-label^="Notifications"]'
