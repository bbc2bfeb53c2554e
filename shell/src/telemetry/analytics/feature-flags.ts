/// <reference path="./extension-bundles.d.ts" />
// The query makes this a separate module of which only this part is kept, loaded by those who need it.
import { FeatureFlagsExtensions } from 'posthog-js/dist/extension-bundles?feature-flags'

export const featureFlags = FeatureFlagsExtensions
