let serviceZone = 'UTC'
let apiZone = 'UTC'

/**
 * The zone in which the staff's days begin (`settings.timeZone`), and the one of what the API says without a zone
 * (`settings.apiTimeZone`). `withPlatform` tells them before a screen is drawn.
 */
export function setServiceZone(timeZone: string, apiTimeZone = 'UTC'): void {
  serviceZone = timeZone
  apiZone = apiTimeZone
}

export const readServiceZone = () => serviceZone

export const readApiZone = () => apiZone
