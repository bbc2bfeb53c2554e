import { usePlatform } from '@console/shared/platform-context'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import styles from './lazy-media-source.module.css'
import { MediaChoice } from './media-choice.tsx'
import type { MediaSourceProps } from './media-source.tsx'

const Source = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "upload" */ './media-source.tsx')).MediaSource,
  'Uploading and the media library',
  ({ kind }: MediaSourceProps) => (
    // Reserves its height, so that nothing below moves when it loads.
    <div className={styles.source} aria-hidden>
      <MediaChoice kind={kind} />
    </div>
  ),
)

/** Alternatives to typing the address of a recording or picture; nothing if the console has no media library. */
export function LazyMediaSource(source: MediaSourceProps) {
  const { settings } = usePlatform()
  return settings.features.media === true && <Source {...source} />
}
