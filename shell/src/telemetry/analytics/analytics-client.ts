import { ErrorTrackingExtensions } from 'posthog-js/dist/extension-bundles'
import { PostHog } from 'posthog-js/dist/module.slim.no-external'
import type { TelemetryContext } from '../sink/telemetry-record.ts'
import { type AnalyticsRequest, type AnalyticsService, createAnalyticsDoor } from './analytics-door.ts'

/** Parts of PostHog that are loaded only if `config.json` enables them. */
type Extensions = Partial<NonNullable<PostHog['config']['__extensionClasses']>>

/** PostHog with all remote configuration and storage disabled: it only sends what it is given, through one function. */
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
      // Flags are fetched once; PostHog's default is every five minutes.
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
      // The console reports exceptions itself.
      capture_exceptions: false,
      disable_session_recording: !sessionRecording,
      enable_recording_console_log: false,
      session_recording: {
        maskAllInputs: true,
        maskTextSelector: '*',
        blockSelector: 'img, video, audio, canvas, iframe',
        recordHeaders: false,
        recordBody: false,
        // Attributes are masked at the door, which cannot read compressed bodies.
        compress_events: false,
      },
      disable_compression: true,
      // Browsers driven by tests count too.
      opt_out_useragent_filter: true,
      request_queue_config: { flush_interval_ms: 2000 },
      // As many as the queue of the sink holds.
      rate_limiting: { events_per_second: 100, events_burst_limit: 1000 },
    })
  }

  override _send_request(request: AnalyticsRequest) {
    this.#pass(request)
  }

  override _send_retriable_request(request: AnalyticsRequest) {
    this.#pass(request)
  }

  /** PostHog would send before the last web vitals are measured, and those in a separate request. */
  override _handle_unload() {}

  flushBeforeLeaving() {
    super._handle_unload()
  }
}
