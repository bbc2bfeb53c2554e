/** Under which the device keeps the states of breakers. */
export const breakersKey = 'remote-breakers'
