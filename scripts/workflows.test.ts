import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findStages, gateStages } from './check/stages.ts'
import { root } from './commands/workspace.ts'

test.each(globSync('remotes/*', { cwd: root }))('CODEOWNERS gives %s to a team', (folder) => {
  const owners = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')
  expect(owners).toMatch(new RegExp(`^/${folder}/ @[\\w-]+/[\\w-]+$`, 'm'))
})

const check = readFileSync(join(root, '.github/workflows/check.yml'), 'utf8')

test('the workflow of every change runs all stages of the gate, the stories in complete shards', () => {
  const stages = [...check.matchAll(/stages: \[(.+)\]/g)].flatMap(([, list = '']) => list.split(', '))
  const shards = stages.flatMap((stage) => /--shard=(\d)\/(\d)/.exec(stage)?.slice(1).map(Number) ?? [])
  const names = stages.map((stage) => stage.replaceAll('"', '').split(' ')[0])
  expect(new Set(names.flatMap((name = '') => findStages(name)))).toEqual(new Set(gateStages))
  expect(shards).toEqual([1, 2, 2, 2])
})

describe.each(globSync('.github/workflows/*.yml', { cwd: root }))('%s', (file) => {
  const workflow = readFileSync(join(root, file), 'utf8')

  // proves T43
  test('pins third-party actions by commit, since a tag can be moved', () => {
    const used = [...workflow.matchAll(/\buses: *(.+)$/gm)].map(([, name]) => name)
    for (const name of used)
      expect(name).toMatch(/^(?:\.\/.+|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/)
  })

  test('has read access only, and leaves no credentials behind', () => {
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n$/m)
    expect(workflow.match(/^ *permissions:/gm)).toHaveLength(1)
    expect(workflow.match(/actions\/checkout@/g)?.length).toBe(
      workflow.match(/persist-credentials: false/g)?.length,
    )
  })
})
