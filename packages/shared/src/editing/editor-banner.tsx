import type { ReactNode } from 'react'
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx'
import type { Editor } from './use-editor.ts'

type EditorBannerProps<Document, Entity> = { editor: Editor<Document, Entity> }

export const EditorBanners = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "record-tools" */ './editor-banners.tsx')).EditorBanners,
  'Messages of the editor',
)
// A lazy component's type cannot be generic.
const Banners = EditorBanners as <Document, Entity>(props: EditorBannerProps<Document, Entity>) => ReactNode

/** Shown at the top of an editor: an earlier draft, other tabs, and changes that cannot be stored. */
export function EditorBanner<Document, Entity>({ editor }: EditorBannerProps<Document, Entity>) {
  const { found, otherTabs, savedElsewhere, keeping } = editor.state
  const isNeeded =
    editor.odd.length > 0 || found !== null || savedElsewhere || otherTabs > 0 || keeping.status === 'failed'
  return isNeeded && <Banners editor={editor} />
}
