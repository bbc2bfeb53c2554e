import { extname } from 'node:path'
import { tryParseJson } from '@console/node-server/try-parse-json'
import { builtFilesFile, builtFilesSchema } from '@console/shared/release/built-files'
import { parse as parseCss } from 'postcss'
import { ReleaseError } from '../../errors/release-error.ts'
import { compareText, type FileHashes } from '../site/hash-files.ts'
import { findContainerProblem } from './find-container-problem.ts'
import { findUnwantedFiles } from './find-unwanted-files.ts'
import { parseScript } from './parse-script.ts'
import type { StagedUnit } from './stage-unit.ts'

/**
 * Checks built files without running them: each is as its build left it, and can be parsed.
 * @throws ReleaseError `build-output` that names every file.
 */
export function expectSoundFiles(units: readonly StagedUnit[]): void {
  const problems = units.flatMap((unit) => findUnsound(unit).map((what) => `- ${unit.name}: ${what}`))
  if (problems.length === 0) return
  const names = [...new Set(units.map(({ name }) => name))].join(' and ')
  throw new ReleaseError(
    'build-output',
    ['Nothing was released:', ...problems, `Build ${names} again and publish what the build wrote.`].join(
      '\n',
    ),
  )
}

function findUnsound(unit: StagedUnit): string[] {
  const read = (file: string) => {
    const content = unit.contents.get(file)
    if (content === undefined) throw new Error(`${file} was not read`)
    return content.toString('utf8')
  }
  const parsed = Object.keys(unit.files).flatMap((file) => {
    const parse = parsers[extname(file)]
    const problem = parse && findParseProblem(parse, read(file), file)
    return problem === undefined ? [] : [`${file} ${problem}`]
  })
  const found = [...findChanges(unit, read), ...parsed, ...findUnwantedFiles(unit)]
  // The container can only be checked in files that parse.
  if (found.length > 0 || unit.kind === 'shell') return found
  return findContainerProblem(unit.remote, unit.files, read)
}

const parsers: Readonly<Record<string, (text: string, file: string) => void>> = {
  '.js': parseScript,
  '.mjs': parseScript,
  '.css': (text) => void parseCss(text),
  '.json': (text) => void JSON.parse(text),
}

function findParseProblem(parse: (text: string, file: string) => void, text: string, file: string) {
  if (text.trim() === '') return 'is empty.'
  try {
    parse(text, file)
    return undefined
  } catch (error) {
    const kind = extname(file) === '.json' ? 'JSON' : extname(file) === '.css' ? 'CSS' : 'JavaScript'
    return `is not ${kind}: ${error instanceof Error ? error.message : error}`
  }
}

/** Compares with the list that the build ends with; older builds have none. */
function findChanges({ files }: StagedUnit, read: (file: string) => string) {
  if (!Object.hasOwn(files, builtFilesFile)) return []
  const parsed = builtFilesSchema.safeParse(tryParseJson(read(builtFilesFile)))
  if (!parsed.success) return [`${builtFilesFile} does not list what the build wrote.`]
  return compareFiles(parsed.data, files)
}

function compareFiles(built: FileHashes, files: FileHashes): string[] {
  const all = [...new Set([...Object.keys(built), ...Object.keys(files)])].sort(compareText)
  return all.flatMap((file) => {
    if (file === builtFilesFile || built[file] === files[file]) return []
    if (built[file] === undefined) return [`${file} was put there after the build.`]
    if (files[file] === undefined) return [`${file}, which the build wrote, is gone.`]
    return [`${file} was changed after the build.`]
  })
}
