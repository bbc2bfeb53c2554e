import type { WorkspacePackage } from '../commands/workspace.ts'

/** What has to be checked because of the changed files; folders and files by their paths in the repository. */
export type Work = {
  lint: string[]
  /** Folders with a tsconfig.json. */
  types: string[]
  /** By the folder that has a vitest.config.ts: the files whose tests are run. */
  units: Map<string, string[]>
}

type Owner = Pick<WorkspacePackage, 'name' | 'folder' | 'dependencies' | 'scripts'>

/** At the root, these say how every package is installed or compiled. */
const concernsAll = /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig.*\.json)$/
const isCompiled = (file: string) => /\.(tsx?|json|mjs)$/.test(file)

/**
 * Types are checked in each package that has a changed file and in all that depend on it, tests run only in the former.
 * `isThere` tells a file from one that was deleted.
 */
export function selectWork(
  changed: readonly string[],
  packages: readonly Owner[],
  isThere: (file: string) => boolean,
): Work {
  const owners: Owner[] = [
    ...packages,
    { name: 'scripts', folder: 'scripts', dependencies: [], scripts: { test: 'vitest run' } },
  ]
  const filesOf = ({ folder }: Owner) => changed.filter((file) => file.startsWith(`${folder}/`))
  const touched = owners.filter((owner) => filesOf(owner).some(isCompiled))
  const isAll = changed.some((file) => concernsAll.test(file))
  return {
    lint: changed.filter(isThere),
    types: (isAll ? owners : withDependents(touched, owners)).map(({ folder }) => folder),
    units: new Map(
      owners
        .filter(({ scripts }) => scripts['test'] !== undefined)
        .map((owner) => [owner.folder, filesOf(owner).filter(isThere)] as const)
        .filter(([, files]) => files.length > 0),
    ),
  }
}

/** In the order of `owners`. */
function withDependents(touched: readonly Owner[], owners: readonly Owner[]): Owner[] {
  const names = new Set(touched.map(({ name }) => name))
  // Grows while it is walked: who depends on a dependent is affected as well.
  for (const name of names)
    for (const owner of owners) if (owner.dependencies.includes(name)) names.add(owner.name)
  return owners.filter(({ name }) => names.has(name))
}
