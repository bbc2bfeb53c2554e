import { lazyWithRetry } from '../ui/lazy-with-retry.tsx'
import { OverlayButton, renderWaiting } from '../ui/overlay-button.tsx'
import type { FilterControlProps } from './filter-select.tsx'
import styles from './list-toolbar.module.css'
import { toUnchosenText } from './list-view.ts'
import type { RangePanelProps } from './range-panel.tsx'

const RangePanel = lazyWithRetry<RangePanelProps>(
  async () => (await import(/* webpackChunkName: "filter-select" */ './range-panel.tsx')).RangePanel,
  'The filter',
  renderWaiting,
)

/** A button that names the range, over a panel for its two ends. */
export function RangeFilter({ filter, onChoose }: FilterControlProps) {
  const { label, choices, chosen } = filter
  const text = chosen === undefined ? toUnchosenText(filter) : `${label} ${choices[chosen]}`
  return (
    <OverlayButton
      label={text}
      className={`${styles.select} ${styles.closed} ${chosen === undefined ? '' : styles.chosen}`}
      content={text}
      preload={RangePanel.preload}
      render={(overlay) => <RangePanel {...overlay} filter={filter} onChoose={onChoose} />}
    />
  )
}
