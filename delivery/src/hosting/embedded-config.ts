export const apiPathPrefix = '/api/v1/admin'
export const defaultPort = 3000

/** The default `/config.json`: the API on the console's own origin. */
export const embeddedConfig = { apiBaseUrl: '', apiPathPrefix, features: { media: true, permissions: true } }

/** Beside the reference API: all that it has to offer. */
export const startConfig = { ...embeddedConfig, features: { ...embeddedConfig.features, versions: true } }
