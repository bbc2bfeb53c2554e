/** The storage key of the breakers. */
export const breakersKey = 'remote-breakers'
