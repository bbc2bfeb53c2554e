import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Program, parseSync } from 'oxc-parser'

const isTestCode = /\.test(-d)?\.tsx?$|(^|\/)testing\//

/**
 * Top-level functions, one in so many, as Stryker ranges: `file:first line-last line`. The choice depends on file and
 * name only, so that it is stable across unrelated changes.
 */
export function pickFunctions(folder: string, sources: string, oneIn: number): string[] {
  return globSync(sources, { cwd: folder })
    .filter((file) => !isTestCode.test(file))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8')
      const toLine = (offset: number) => source.slice(0, offset).split('\n').length
      return parseSync(file, source)
        .program.body.filter((statement) => {
          const name = toFunctionName(statement)
          return name !== undefined && isPicked(`${file} ${name}`, oneIn)
        })
        .map(({ start, end }) => `${file}:${toLine(start)}-${toLine(end)}`)
    })
}

const isPicked = (key: string, oneIn: number) =>
  createHash('sha256').update(key).digest().readUInt32BE(0) % oneIn === 0

function toFunctionName(statement: Program['body'][number]): string | undefined {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type === 'FunctionDeclaration' || declared?.type === 'ClassDeclaration')
    return declared.id?.name
  if (declared?.type !== 'VariableDeclaration') return undefined
  const [first] = declared.declarations
  return first?.init?.type === 'ArrowFunctionExpression' && first.id.type === 'Identifier'
    ? first.id.name
    : undefined
}
