/** Resolved once the first screen is there and the browser has nothing else to do: what nobody waits for is fetched after it. */
export const { promise: whenFirstScreenIsThere, resolve: announceFirstScreen } = Promise.withResolvers<void>()
