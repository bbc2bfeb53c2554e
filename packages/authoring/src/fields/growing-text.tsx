import { type ComponentProps, useEffect, useRef } from 'react'
import type { ReadableDocument } from '../document/document-store.ts'
import { holdHeight } from '../following/hold-height.ts'
import { showInField, useShownText } from '../following/use-shown-text.ts'
import styles from './growing-text.module.css'
import { normalizeLineEnds } from './normalize-line-ends.ts'

type GrowingTextProps<Document, Part> = Omit<
  ComponentProps<'textarea'>,
  'value' | 'defaultValue' | 'rows' | 'cols' | 'className'
> & {
  /** The document store, or the store of the part that contains the text. */
  store: ReadableDocument<Document>
  /** Selects the part of the document that contains the text. */
  select(document: Document): Part
  /** The text in that part. */
  toText(part: Part): string
  /** Typography, shared by the field and the mirror copy that sizes it. */
  className?: string | undefined
  /** For a table column, which is as wide as its content. */
  isInColumn?: boolean
}

/** Without it an invisible copy of the text sets the height. */
const isFieldSizing = CSS.supports('field-sizing', 'content')

/** A text field that grows with its text. Typing renders nothing, and lays out only the field if its width is fixed. */
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
          normalizeLineEnds(event.target, '\n')
          onChange?.(event)
        }}
      />
    </div>
  )
}

/** Only in an empty field: browsers restyle the placeholder on every key, visible or not. */
function showHint(field: HTMLTextAreaElement, placeholder: string) {
  const hint = field.value === '' ? placeholder : ''
  if (field.placeholder !== hint) field.placeholder = hint
}
