import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands/workspace.ts'
import { listWords } from './list-words.ts'

/** Tests, test data, declarations and telemetry contain no text for staff. */
const skipped = /(^|\/)(testing|telemetry|node_modules|dist)(\/|$)|\.(test|test-d|d)\.tsx?$/

/** Every text that staff may read, with its unit and its file within that. */
export function readUnitTexts(): { unit: string; file: string; text: string }[] {
  const units = globSync(['shell', 'packages/{ielts,printed-tests,shared,authoring}', 'remotes/*'], {
    cwd: root,
  })
  return units.flatMap((unit) => {
    const cwd = join(root, unit)
    const files = globSync(['remote.config.ts', 'src/**/*.{ts,tsx}'], {
      cwd,
      exclude: (path) => skipped.test(path),
    })
    return files
      .sort()
      .flatMap((file) =>
        listWords(file, readFileSync(join(cwd, file), 'utf8')).map((text) => ({ unit, file, text })),
      )
  })
}
