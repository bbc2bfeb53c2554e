import { expect, test } from 'vitest'
import { mergeWorkspace } from './merge-workspace.ts'

const generated = '# Ours\ncatalog:\n  "zod": 4.1.0\n\nminimumReleaseAge: 0\n'

test.each([
  ['nothing yet', '', generated],
  ['the same', generated, generated],
  [
    'its own libraries',
    'catalog:\n  "dayjs": 1.0.0\n',
    generated.replace('0\n\n', '0\n  "dayjs": 1.0.0\n\n'),
  ],
])(
  'a repository with %s gets a workspace file that its formatter would leave as it is',
  (_, before, after) => {
    expect(mergeWorkspace(before, generated)).toBe(after)
  },
)
