let serviceZone = 'UTC'
let apiZone = 'UTC'

/**
 * Sets the zone in which the staff's days begin (`settings.timeZone`), and that of API times without a UTC offset
 * (`settings.apiTimeZone`). `withPlatform` calls it before a screen renders.
 */
export function setServiceZone(timeZone: string, apiTimeZone = 'UTC'): void {
  serviceZone = timeZone
  apiZone = apiTimeZone
}

export const readServiceZone = () => serviceZone

export const readApiZone = () => apiZone
