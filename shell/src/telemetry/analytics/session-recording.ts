/// <reference path="./extension-bundles.d.ts" />
// The query: as with the feature flags.
import { SessionReplayExtensions } from 'posthog-js/dist/extension-bundles?session-recording'
import 'posthog-js/dist/posthog-recorder'

export const sessionRecording = SessionReplayExtensions
