let serviceZone = 'UTC'

/** The zone in which the server's days begin (`settings.timeZone`). `withPlatform` tells it before a screen is drawn. */
export function setServiceZone(timeZone: string): void {
  serviceZone = timeZone
}

export const readServiceZone = () => serviceZone
