import { expect, type Page } from '@playwright/test'
import { openApi } from './console/open-api.ts'
import type { TestConsole } from './console/start-test-console.ts'
import { clickMenuItem } from './menu-item.ts'

export type StoredSection = { id: number; title: string | null; content_type: string } & Record<
  string,
  unknown
>
export type StoredArticle = { id: number; title: string; contents: StoredSection[] } & Record<string, unknown>

const draft = { type: 'grammar', sub_type: null, status: 'draft' }

export const paragraph = (title: string | null, ...texts: string[]) => ({
  title,
  content_type: 'paragraph',
  paragraphs: texts.map((text) => ({ paragraph: text })),
})

export const list = (title: string | null, ...texts: string[]) => ({
  title,
  content_type: 'list',
  list_items: texts.map((text) => ({ list_item: text })),
})

export const table = (title: string, columns: string[], rows: string[][]) => ({
  title,
  content_type: 'table',
  table_data: [{ table_columns: JSON.stringify(columns), table_rows: JSON.stringify(rows) }],
})

/** One of each kind. */
export const threeSections = [
  paragraph('Uses', 'First paragraph.', 'Second paragraph.'),
  list('Points', 'one', 'two'),
  table('Forms', ['Subject', 'Form'], [['I', 'am']]),
]

export async function openArticlesApi(testConsole: Pick<TestConsole, 'url'>) {
  const call = await openApi(testConsole)
  const find = (id: number) => call<StoredArticle>('GET', `get-grammar-or-essay/${id}`)
  return {
    find,
    list: () => call<StoredArticle[]>('GET', 'grammars-or-essays'),
    create: (title: string, contents: object[], patch: object = {}) =>
      call<StoredArticle>('POST', 'store-grammar-or-essay', { ...draft, title, contents, ...patch }),
    async change(id: number, edit: (article: StoredArticle) => object) {
      const article = await find(id)
      await call('PUT', `update-grammar-or-essay/${id}`, { ...article, ...edit(article) })
    },
  }
}

/** Page object for the article editor. */
export function openArticleEditor(page: Page) {
  const section = (name: string) => page.getByRole('region', { name: `Section “${name}”`, exact: true })
  return {
    open: (id: number) => page.goto(`/grammar/${id}/edit`),
    field: (label: string) => page.getByLabel(label, { exact: true }),
    section,
    async expectSections(...names: string[]) {
      const labels = names.map((name) => `Section “${name}”`)
      await expect
        .poll(() => page.locator('[data-section]').evaluateAll((all) => all.map((one) => one.ariaLabel)))
        .toEqual(labels)
    },
    save: () => page.keyboard.press('Control+s'),
    expectSaved: (title: string) => expect(page.getByText(`Saved “${title}”`).first()).toBeVisible(),
    expectKept: () => expect(page.getByText('Draft kept on this device')).toBeVisible(),
    left: page.getByRole('alert').filter({ hasText: 'You left unsaved changes' }),
    preview: page.getByRole('region', { name: 'Preview' }),
    async choose(name: string, item: string) {
      await section(name).hover()
      await section(name)
        .getByRole('button', { name: `More for “${name}”` })
        .click()
      await clickMenuItem(page, item)
    },
  }
}
