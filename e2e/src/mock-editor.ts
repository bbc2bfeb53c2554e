import { speakingShare } from '@console/remote-kit/testing/speaking-share'
import { expect, type Page } from '@playwright/test'
import { openApi } from './console/open-api.ts'
import type { TestConsole } from './console/start-test-console.ts'

type WritingPart = { id: string; task: string; marks: number; timelimit: number; wordlimit: number }
export type StoredMock = Record<string, unknown> & {
  id: number
  name: string
  total_marks: number
  writing_questions: { parts: WritingPart[] }
}

/** Calls the admin API directly, as a colleague's script would. */
export async function openMocksApi(testConsole: Pick<TestConsole, 'url'>) {
  const call = await openApi(testConsole)
  const find = (id: number) => call<StoredMock>('GET', `mocks/writing/${id}`)
  return {
    find,
    list: () => call<StoredMock[]>('GET', 'mocks/writing'),
    /** Creates a copy of the first mock for the story. */
    async create(name: string): Promise<StoredMock> {
      const [first] = await this.list()
      const { id: _id, ...mock } = await find(first?.id ?? 0)
      const created = await call<StoredMock>('POST', 'mocks/writing', { ...mock, name })
      return find(created.id)
    },
    async change(id: number, edit: (mock: StoredMock) => object) {
      const { id: _id, ...mock } = await find(id)
      await call('PUT', `mocks/writing/${id}`, edit({ id, ...mock }))
    },
  }
}

/** Page object for the mock editors. */
export function openMockEditor(page: Page) {
  const outline = page.getByRole('tree', { name: 'Parts' })
  return {
    outline,
    async open(id: number) {
      await page.goto(`/mocks/writing/edit/${id}`)
      await expect(outline).toBeVisible()
    },
    part: (name: string) => outline.getByRole('treeitem', { name }).click(),
    field: (label: string) =>
      page.getByRole('region', { name: 'Editor' }).getByRole('textbox', { name: label }),
    save: () => page.getByRole('button', { name: 'Save changes' }).click(),
    saved: (name: string) => expect(page.getByText(`Saved “${name}”`)).toBeVisible(),
    expectKept: () => expect(page.getByText('Draft kept on this device')).toBeVisible(),
    left: page.getByRole('alert').filter({ hasText: 'You left unsaved changes' }),
    conflict: page.getByRole('dialog', { name: 'This writing mock was changed elsewhere' }),
  }
}

/** Interview questions as a file for the speaking editor's import: most in part 1, the rest in part 3. */
function buildInterview(questions: number) {
  const inPartThree = Math.floor(questions / 4)
  const part = (number: number, count: number) => ({
    id: `p${number}`,
    part: number,
    title: `Part ${number}`,
    preparation_time: 0,
    talk_time: 270,
    cue_card: null,
    questions: Array.from({ length: count }, (_, index) => ({
      id: `p${number}q${index + 1}`,
      text: `What do you think of subject ${index + 1} of part ${number}?`,
    })),
  })
  return speakingShare({
    name: `Interview of ${questions} questions`,
    type: 'academic',
    title: 'Subjects',
    parts: [part(1, questions - inPartThree), part(3, inPartThree)],
  })
}

export async function importInterview(page: Page, questions: number) {
  await page.goto('/mocks/speaking/new')
  await page.getByLabel('Speaking mock as JSON').setInputFiles({
    name: 'interview.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(buildInterview(questions))),
  })
  await page.getByRole('treeitem', { name: 'Part 1' }).click()
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveCount(
    questions - Math.floor(questions / 4),
  )
}
