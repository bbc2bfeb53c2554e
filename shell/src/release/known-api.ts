/**
 * Where the API was when the console last started on this device: the first script asks it without waiting for
 * `/config.json`. The document's policy lets it be asked only while the configuration still names its host.
 */
export const knownApiKey = 'api'
