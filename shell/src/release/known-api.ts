/**
 * Address of the API when the console last started on this device, so that the first script need not wait for
 * `/config.json`. The document's CSP blocks the request if the configuration no longer names that host.
 */
export const knownApiKey = 'api'
