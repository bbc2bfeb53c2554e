import type { ReactNode } from 'react'
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx'
import type { Editor } from './use-editor.ts'

type EditorBannerProps<Document, Entity> = { editor: Editor<Document, Entity> }

export const EditorBanners = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "record-tools" */ './editor-banners.tsx')).EditorBanners,
  'Messages of the editor',
)
// The document is of any type, which the type of a lazy component does not say.
const Banners = EditorBanners as <Document, Entity>(props: EditorBannerProps<Document, Entity>) => ReactNode

/** Stands at the top of an editor: what was left unsaved earlier, other tabs, and changes that cannot be kept. */
export function EditorBanner<Document, Entity>({ editor }: EditorBannerProps<Document, Entity>) {
  const { found, otherTabs, savedElsewhere, keeping } = editor.state
  const isNeeded =
    editor.odd.length > 0 || found !== null || savedElsewhere || otherTabs > 0 || keeping.status === 'failed'
  return isNeeded && <Banners editor={editor} />
}
