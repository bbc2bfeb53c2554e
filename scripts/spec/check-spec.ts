import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Suite } from '../commands/suite.ts'
import { root } from '../commands/workspace.ts'
import { findSpecProblems } from './find-spec-problems.ts'
import { readMutations } from './mutation-list.ts'

/** One check, whatever number of rows and mutations there are: that a name exists is no passed test. */
export function checkSpec(): Suite {
  const read = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null
  const problems = findSpecProblems({
    coverage: read('docs/spec-coverage.md') ?? '',
    security: (read('docs/security.md') ?? '').split('\n## Threats\n')[1]?.split('\n## ')[0] ?? '',
    mutations: readMutations(),
    read,
  })
  const failed = problems.length > 0
  return {
    name: 'What proves the specification',
    passed: failed ? 0 : 1,
    failed: failed ? 1 : 0,
    note: failed ? `${problems.length} problems` : '',
    output: problems.join('\n'),
  }
}
