/** Id of the frame's route, the parent of every remote's routes. */
export const frameRouteId = 'frame'

/** Id of the parent of a remote's routes. No route id of a remote starts with `@`. */
export const toRemoteRouteId = (name: string) => `@${name}`
