import { expect, test } from 'vitest'
import { isGroup } from '../../document/mock-node.ts'
import { toContent } from '../../document/mock-normalization.ts'
import { toBlankMock } from '../../document/to-blank-mock.ts'
import { listKeyGroups } from '../../keys/key-group.ts'
import { parseWordLimit } from '../../keys/word-limit.ts'
import { listeningQuestionSchema } from '../../schemas/listening.schema.ts'
import { readingQuestionGroupSchema } from '../../schemas/reading.schema.ts'
import { listeningRules } from '../listening/listening-rules.ts'
import { readingRules } from '../reading/reading-rules.ts'
import type { GroupRules } from '../section-rules.ts'
import { findTask } from './find-task.ts'
import { buildGroup } from './group-draft.ts'
import { toDraft } from './ielts-task.ts'

const rules: Record<'reading' | 'listening', GroupRules> = {
  reading: readingRules.groups,
  listening: listeningRules.groups,
}

const cases = (['reading', 'listening'] as const).flatMap((section) =>
  rules[section].tasks.map((task) => ({ section, name: task.name, task })),
)

// proves B55
test.each(cases)('$section: a new group of $name is accepted by the server', ({ section, task }) => {
  const group = buildGroup(toDraft(task, 6), rules[section].buildBody)
  const schema = section === 'reading' ? readingQuestionGroupSchema : listeningQuestionSchema
  expect(schema.safeParse(group).error?.issues).toBeUndefined()
  const list = section === 'reading' ? 'passages' : 'parts'
  const part = { id: 'p', type: null, title: 'Ice', paragraphs: [], questions: [group] }
  const content = toContent({ ...toBlankMock(section), questions: { [list]: [part] } })
  const [found] = listKeyGroups(content)
  expect(found?.kind === 'words').toBe(task.answered === 'words')
  expect(found?.questions).toHaveLength(task.answers ?? (task.asked === 'paragraphs' ? 6 : task.asked))
  if (task.answered === 'words') expect(parseWordLimit(task.instruction)?.words).toBe(task.wordlimit)
})

test.each(cases.filter(({ section }) => section === 'reading'))(
  'a new group of $name is recognised as that task',
  ({ section, task }) => {
    const part = {
      id: 'p',
      type: null,
      title: '',
      paragraphs: [],
      questions: [buildGroup(toDraft(task, 6), rules[section].buildBody)],
    }
    const { nodes } = toContent({ ...toBlankMock(section), questions: { passages: [part] } })
    const group = Object.values(nodes).find(isGroup)
    expect(group && findTask(rules[section].tasks, group)?.id).toBe(task.id)
  },
)
