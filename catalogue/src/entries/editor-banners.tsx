import { EditorBanners } from '@console/shared/editing/editor-banners'
import type { Editor } from '@console/shared/editing/use-editor'

type Document = { title: string; price: string }
type BannerState = Partial<Editor<Document, object>['state']> & {
  odd?: Editor<Document, object>['odd']
  isNew?: boolean
}

const loaded = { title: 'Gold', price: '4.99' }
const labels: Record<string, string> = { title: 'Title', price: 'Price' }

function Shown({ odd = [], isNew = false, ...state }: BannerState) {
  // The part of an editor that its messages read.
  const editor = {
    odd,
    isNew,
    words: { noun: 'package', label: ([field]: readonly unknown[]) => labels[String(field)] ?? '' },
    state: { found: null, otherTabs: 0, savedElsewhere: false, keeping: { status: 'kept' }, ...state },
  } as unknown as Editor<Document, object>
  return <EditorBanners editor={editor} />
}

const draft = {
  owner: 1,
  key: { entity: 'packages', id: '7' },
  document: {},
  baseVersion: null,
  base: { title: 'Silver', price: '4.99' },
  savedAt: Date.parse('2026-11-29T08:00:00Z'),
}

export const states = {
  'An earlier draft': (
    <Shown found={{ draft, document: { title: 'Gold, 500 coins', price: '5.99' }, loaded }} />
  ),
  'Open in another tab': <Shown otherTabs={1} />,
  'Saved in another tab': <Shown savedElsewhere />,
  'Created in another tab': <Shown savedElsewhere isNew />,
  'Not kept on this device': <Shown keeping={{ status: 'failed', reason: 'full' }} />,
  'Fields that could not be read': (
    <Shown odd={[{ path: 'price', code: 'invalid_type', message: 'must be a number or its text' }]} />
  ),
}
