declare module 'posthog-js/dist/extension-bundles?*' {
  export { FeatureFlagsExtensions, SessionReplayExtensions } from 'posthog-js/dist/extension-bundles'
}
