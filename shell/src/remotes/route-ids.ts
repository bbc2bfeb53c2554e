/** Of the frame's route, below which those of all remotes hang. */
export const frameRouteId = 'frame'

/** Of the route that a remote's own hang below. No name of those begins like it. */
export const toRemoteRouteId = (name: string) => `@${name}`
