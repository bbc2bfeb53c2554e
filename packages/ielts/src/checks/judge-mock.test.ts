import { expect, test } from 'vitest'
import { replaceQuestions } from '../document/list-commands.ts'
import type { MockContent } from '../document/mock-content.ts'
import { toContent } from '../document/mock-normalization.ts'
import { toBlankMock } from '../document/to-blank-mock.ts'
import {
  checkListening,
  checkReading,
  checkSpeaking,
  checkWriting,
  listeningTemplates,
  readingTemplates,
  speakingTemplates,
  writingTemplates,
} from '../sections.ts'
import { judgeMock } from './judge-mock.ts'
import { toHealthText } from './mock-issue.ts'

const sections = [
  ['writing', writingTemplates, checkWriting],
  ['reading', readingTemplates, checkReading],
  ['listening', listeningTemplates, checkListening],
  ['speaking', speakingTemplates, checkSpeaking],
] as const

const withHeader = (content: MockContent, header: Partial<MockContent['header']>): MockContent => ({
  ...content,
  header: { ...content.header, ...header },
})

test.each(sections)(
  'a new %s mock, and each of its templates, has nothing wrong but much to write',
  (section, templates, check) => {
    const blank = toContent(toBlankMock(section))
    const begun = templates.map((template) =>
      replaceQuestions({ ...toBlankMock(section).questions, ...template.build() })(blank),
    )
    for (const content of [blank, ...begun]) {
      const severities = new Set(judgeMock(content, check).map(({ severity }) => severity))
      expect([...severities]).toEqual(['todo'])
      const published = judgeMock(withHeader(content, { status: 'published' }), check)
      expect(published.filter(({ severity }) => severity === 'error')).not.toEqual([])
      expect(published.filter(({ severity }) => severity === 'todo')).toEqual([])
    }
  },
)

test('a wrong value is an error in a draft too', () => {
  const blank = toContent(toBlankMock('writing'))
  const issues = judgeMock(withHeader(blank, { name: 'Harbour', fee: -1 }), checkWriting)
  expect(toHealthText(issues)).toBe('1 error, 2 to write')
})
