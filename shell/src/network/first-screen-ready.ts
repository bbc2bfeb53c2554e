/** Resolves once the first screen is ready and the browser is idle: low-priority fetches wait for it. */
export const { promise: whenFirstScreenIsThere, resolve: announceFirstScreen } = Promise.withResolvers<void>()
