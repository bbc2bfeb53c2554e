import { expect } from '@playwright/test'
import { openArticleEditor, openArticlesApi, table } from '../article-editor.ts'
import { openEditor, openFirst, openHeading, openList, type View } from '../view.ts'

export const articleViews = {
  'The article list': (given) => openList(given, '/grammar/', 'Grammar & essays'),
  'An article': (given) => openFirst(given, '/grammar/'),
  'The article editor': (given) => openEditor(given, '/grammar/'),
  'The search in all articles': (given) =>
    openHeading(given, '/grammar/search?q=present', 'Search in all articles'),
  'The menu of a section of an article': async (given) => {
    await openEditor(given, '/grammar/')
    await given.page
      .getByRole('button', { name: /^More for “/ })
      .first()
      .press('Enter')
    await expect(given.page.getByRole('menu')).toBeVisible()
  },
  'The copies of a table that two people changed': async (given) => {
    await given.signIn()
    const api = await openArticlesApi({ url: given.url })
    const columns = ['Subject', 'Positive', 'Negative', 'Question']
    const forms = (form: string) => [
      table('Forms', columns, [['I, you, we', form, 'do not work', 'Do you?']]),
    ]
    const { id } = await api.create('Changed by two', forms('work'))
    const editor = openArticleEditor(given.page)
    await editor.open(id)
    await editor.field('Positive, row 1').fill('works')
    await api.change(id, ({ contents: [stored] }) => ({ contents: [{ ...stored, ...forms('worked')[0] }] }))
    await given.page.getByRole('button', { name: 'Save changes' }).click()
    await expect(given.page.getByRole('dialog').getByText('worked')).toBeVisible()
  },
} satisfies Record<string, View>
