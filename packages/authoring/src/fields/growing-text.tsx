import { type ComponentProps, useEffect, useRef } from 'react'
import type { ReadableDocument } from '../document/document-store.ts'
import { holdHeight } from '../following/hold-height.ts'
import { showInField, useShownText } from '../following/use-shown-text.ts'
import styles from './growing-text.module.css'
import { settleLineEnds } from './settle-line-ends.ts'

type GrowingTextProps<Document, Part> = Omit<
  ComponentProps<'textarea'>,
  'value' | 'defaultValue' | 'rows' | 'cols' | 'className'
> & {
  /** Where the text is followed: the document, or a view of its part that the text is in. */
  store: ReadableDocument<Document>
  /** The part of the document that the text is in. */
  select(document: Document): Part
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
export function GrowingText<Document, Part>({
  store,
  select,
  toText,
  className = '',
  isInColumn = false,
  placeholder = '',
  onChange,
  ...field
}: GrowingTextProps<Document, Part>) {
  const area = useRef<HTMLTextAreaElement>(null)
  const text = useShownText({
    ...{ store, select, toText },
    show(target: HTMLTextAreaElement, shown) {
      area.current = target
      showInField(target, shown)
      showHint(target, placeholder)
    },
  })
  useEffect(() => {
    if (area.current !== null) showHint(area.current, placeholder)
  }, [placeholder])
  const copy = useShownText({
    ...{ store, select, toText },
    show(element: HTMLElement, shown) {
      element.dataset['text'] = shown === '' ? placeholder : shown
    },
  })
  const growing = isInColumn ? undefined : holdHeight
  return (
    <div ref={isFieldSizing ? growing : copy} className={`${styles.grow} ${className}`}>
      <textarea
        ref={text}
        dir="auto"
        rows={1}
        cols={1}
        {...field}
        onChange={(event) => {
          settleLineEnds(event.target, '\n')
          onChange?.(event)
        }}
      />
    </div>
  )
}

/** In an empty field alone: a browser styles the placeholder again for each key, seen or not. */
function showHint(field: HTMLTextAreaElement, placeholder: string) {
  const hint = field.value === '' ? placeholder : ''
  if (field.placeholder !== hint) field.placeholder = hint
}
