import { toPageItems } from './page-items.ts'
import styles from './pages.module.css'

export type PagesProps = { page: number; pageCount: number; onPage(page: number): void }

/** Pages that the dots between two numbers skip. */
const leap = 5

/** Pagination with native buttons: antd's takes three elements per page and loads its select. */
export function Pages({ page, pageCount, onPage }: PagesProps) {
  const toButton = (key: string, label: string, target: number, look: string | undefined) => (
    <button
      key={key}
      type="button"
      className={look}
      aria-label={label}
      title={label}
      disabled={target < 1 || target > pageCount}
      onClick={() => onPage(target)}
    />
  )
  return (
    <nav className={styles.pages} aria-label="Pages">
      {toButton('previous', 'Previous page', page - 1, styles.previous)}
      {toPageItems(page, pageCount).map((item) => {
        if (item === 'before')
          return toButton(item, `Previous ${leap} pages`, Math.max(1, page - leap), styles.leap)
        if (item === 'after')
          return toButton(item, `Next ${leap} pages`, Math.min(pageCount, page + leap), styles.leap)
        return (
          <button
            key={item}
            type="button"
            aria-label={`Page ${item}`}
            aria-current={item === page ? 'page' : undefined}
            onClick={() => onPage(item)}
          >
            {item}
          </button>
        )
      })}
      {toButton('next', 'Next page', page + 1, styles.next)}
    </nav>
  )
}
