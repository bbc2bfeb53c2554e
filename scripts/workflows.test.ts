import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { listPackages, root, type WorkspacePackage } from './check/workspace.ts'

const packages = listPackages()
const isOwnTeam = ({ folder }: WorkspacePackage) => /^(remotes\/.+|shell|admin-api)$/.test(folder)

function listDependencies(item: WorkspacePackage): WorkspacePackage[] {
  const direct = packages.filter(({ name }) => item.dependencies.includes(name))
  return [...new Set([...direct, ...direct.flatMap(listDependencies)])]
}

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
