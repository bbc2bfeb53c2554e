export const apiPathPrefix = '/api/v1/admin'
export const defaultPort = 3000
/** Development servers run beside `npm start`. */
export const devPort = 3001

/** The default `/config.json`: the API on the console's own origin. */
export const embeddedConfig = { apiBaseUrl: '', apiPathPrefix, features: { media: true, permissions: true } }

/** The default beside the reference API, with all of its features. */
export const startConfig = {
  ...embeddedConfig,
  features: { ...embeddedConfig.features, versions: true, passwords: true },
}
