import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { layeredModules } from './layered-libraries.ts'
import { type ImportedNames, listImportedNames } from './list-imported-names.ts'
import { listSourceFiles } from './quick-selection.ts'

const shared = dirname(createRequire(import.meta.url).resolve('@console/shared/package.json'))

const onDemand = /[\\/]remotes[\\/]rest[\\/]/

/**
 * What the sources of the shell name of the libraries that are taken apart. What it gives remotes at once is among them
 * (`shell/src/remotes/provided`); what it brings on demand (`rest` beside it) is not.
 */
export const listOwnNames = (shellDir: string): ImportedNames =>
  listImportedNames(
    [shellDir, shared]
      .flatMap((dir) => listSourceFiles(join(dir, 'src'), ['**/*.{ts,tsx}']))
      .filter((file) => !onDemand.test(file)),
    layeredModules,
  )
