/// <reference path="./extension-bundles.d.ts" />
// The query: as in `feature-flags.ts`.
import { SessionReplayExtensions } from 'posthog-js/dist/extension-bundles?session-recording'
import 'posthog-js/dist/posthog-recorder'

export const sessionRecording = SessionReplayExtensions
