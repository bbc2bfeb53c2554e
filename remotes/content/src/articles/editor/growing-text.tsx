import type { ReadableDocument } from '@console/shared/document/document-store'
import { holdHeight } from '@console/shared/document/hold-height'
import { showInField, useShownText } from '@console/shared/document/use-shown-text'
import type { ComponentProps } from 'react'
import type { ArticleContent } from '../document/article-content.ts'
import styles from './growing-text.module.css'

type GrowingTextProps<Part> = Omit<
  ComponentProps<'textarea'>,
  'value' | 'defaultValue' | 'rows' | 'cols' | 'className'
> & {
  /** Where the text is followed: the article, or the section that it is in. */
  store: ReadableDocument<ArticleContent>
  /** The part of the article that the text is in. */
  select(content: ArticleContent): Part
  /** The text in that part. */
  toText(part: Part): string
  /** Sets the type of text; the field and what gives it its height share it. */
  className?: string | undefined
  /** In a column of a table, which is as wide as its texts. */
  isInColumn?: boolean
}

/** Where not, an unseen copy of the text holds the place. */
const isFieldSizing = CSS.supports('field-sizing', 'content')

/** A text field as high as its text. Typing in it renders nothing, and lays out the field alone where its width is given. */
export function GrowingText<Part>({
  store,
  select,
  toText,
  className = '',
  isInColumn = false,
  ...field
}: GrowingTextProps<Part>) {
  const text = useShownText({ store, select, toText, show: showInField })
  const copy = useShownText({
    ...{ store, select, toText },
    show(element: HTMLElement, shown) {
      element.dataset['text'] = shown === '' ? (field.placeholder ?? '') : shown
    },
  })
  const growing = isInColumn ? undefined : holdHeight
  return (
    <div ref={isFieldSizing ? growing : copy} className={`${styles.grow} ${className}`}>
      <textarea ref={text} rows={1} cols={1} {...field} />
    </div>
  )
}
