import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listPackages, root, type WorkspacePackage } from './commands/workspace.ts'

const packages = listPackages()
const isOwnTeam = ({ folder }: WorkspacePackage) => /^(remotes\/.+|shell|admin-api)$/.test(folder)

function listDependencies(item: WorkspacePackage): WorkspacePackage[] {
  const direct = packages.filter(({ name }) => item.dependencies.includes(name))
  return [...new Set([...direct, ...direct.flatMap(listDependencies)])]
}

test.each(globSync('remotes/*', { cwd: root }))('%s is given to a team', (folder) => {
  const owners = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')
  expect(owners).toMatch(new RegExp(`^/${folder}/ @[\\w-]+/[\\w-]+$`, 'm'))
})

function readPaths(workflow: string) {
  const block = /^ {4}paths: &paths\n((?: {6}- .+\n)+)/m.exec(workflow)?.[1] ?? ''
  return block
    .trim()
    .split('\n')
    .map((line) => line.trim().slice(2))
}

test.each(packages.filter(isOwnTeam))(
  'the workflow of $folder runs when it, or a package it depends on, changes',
  (item) => {
    const file = join(root, '.github/workflows', `${basename(item.folder)}.yml`)
    expect(existsSync(file), `${file} exists`).toBe(true)
    const workflow = readFileSync(file, 'utf8')
    const folders = [item, ...listDependencies(item)].map(({ folder }) => `${folder}/**`)
    expect(readPaths(workflow)).toEqual(expect.arrayContaining([...folders, 'pnpm-lock.yaml']))
    expect(workflow).toContain(`package: "${item.name}"`)
  },
)

describe.each(globSync('.github/workflows/*.yml', { cwd: root }))('%s', (file) => {
  const workflow = readFileSync(join(root, file), 'utf8')

  // proves T43
  test('takes actions of others by their commit alone, since a tag can be moved', () => {
    const used = [...workflow.matchAll(/\buses: *(.+)$/gm)].map(([, name]) => name)
    for (const name of used)
      expect(name).toMatch(/^(?:\.\/.+|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/)
  })

  test('may read the sources and nothing else, and leaves no credentials behind', () => {
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n$/m)
    expect(workflow.match(/^ *permissions:/gm)).toHaveLength(1)
    expect(workflow.match(/actions\/checkout@/g)?.length).toBe(
      workflow.match(/persist-credentials: false/g)?.length,
    )
  })
})
