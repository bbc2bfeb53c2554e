/// <reference path="./extension-bundles.d.ts" />
// By its query this is a module of its own, of which only this part is kept, and none of it by those who do not ask.
import { FeatureFlagsExtensions } from 'posthog-js/dist/extension-bundles?feature-flags'

export const featureFlags = FeatureFlagsExtensions
