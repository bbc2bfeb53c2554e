import { ErrorTrackingExtensions } from 'posthog-js/dist/extension-bundles'
import { PostHog } from 'posthog-js/dist/module.slim.no-external'
import type { TelemetryContext } from '../sink/telemetry-record.ts'
import { type AnalyticsRequest, type AnalyticsService, createAnalyticsDoor } from './analytics-door.ts'

/** Parts of PostHog that are loaded only where `config.json` asks for them. */
type Extensions = Partial<NonNullable<PostHog['config']['__extensionClasses']>>

/** PostHog with everything remote and everything stored switched off: it only sends what it is given, through one door. */
export class AnalyticsClient extends PostHog {
  readonly #pass: (request: AnalyticsRequest) => void

  constructor(service: AnalyticsService, context: TelemetryContext, extensions: Extensions) {
    super()
    this.#pass = createAnalyticsDoor(service, context)
    const { key, host, featureFlags, sessionRecording } = service
    const isAlone = !featureFlags && !sessionRecording
    this.init(key, {
      api_host: host,
      __extensionClasses: { ...ErrorTrackingExtensions, ...extensions },
      persistence: 'memory',
      cross_subdomain_cookie: false,
      person_profiles: 'never',
      save_referrer: false,
      save_campaign_params: false,
      advanced_disable_flags: isAlone,
      advanced_disable_feature_flags: !featureFlags,
      advanced_disable_feature_flags_on_first_load: !featureFlags,
      // Flags are asked for once; by default PostHog asks every five minutes.
      remote_config_refresh_interval_ms: 0,
      disable_external_dependency_loading: true,
      disable_surveys: true,
      disable_product_tours: true,
      disable_conversations: true,
      disable_web_experiments: true,
      disable_scroll_properties: true,
      disableDeviceModel: true,
      autocapture: false,
      rageclick: false,
      capture_pageview: false,
      capture_pageleave: false,
      capture_heatmaps: false,
      capture_dead_clicks: false,
      capture_performance: false,
      // Exceptions are watched for by the console itself.
      capture_exceptions: false,
      disable_session_recording: !sessionRecording,
      enable_recording_console_log: false,
      session_recording: {
        maskAllInputs: true,
        maskTextSelector: '*',
        blockSelector: 'img, video, audio, canvas, iframe',
        recordHeaders: false,
        recordBody: false,
        // Attributes are masked at the door, which could not read what is compressed.
        compress_events: false,
      },
      disable_compression: true,
      // Browsers that are driven by tests count as well.
      opt_out_useragent_filter: true,
      request_queue_config: { flush_interval_ms: 2000 },
      // As many as may wait for their sink.
      rate_limiting: { events_per_second: 100, events_burst_limit: 1000 },
    })
  }

  override _send_request(request: AnalyticsRequest) {
    this.#pass(request)
  }

  override _send_retriable_request(request: AnalyticsRequest) {
    this.#pass(request)
  }

  /** PostHog would send before the last vitals are measured, and those in a request of their own. */
  override _handle_unload() {}

  flushBeforeLeaving() {
    super._handle_unload()
  }
}
