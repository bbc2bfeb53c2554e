import { readFileSync } from 'node:fs'
import { parseSync, type StaticImportEntry } from 'oxc-parser'
import { type AstNode, walk } from './walk.ts'

/** Module to the names that are imported from it. */
export type ImportedNames = Map<string, Set<string>>

/**
 * What the files import by name from each of `modules`. Types do not count; of a namespace (`import * as z`) its members do.
 * @throws Error where a namespace is handed on as a whole, so that nobody can say what is used of it.
 */
export function listImportedNames(files: readonly string[], modules: readonly string[]): ImportedNames {
  const names: ImportedNames = new Map(modules.map((module) => [module, new Set()]))
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    if (!modules.some((module) => text.includes(`'${module}'`))) continue
    const { program, module, errors } = parseSync(file, text)
    if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
    for (const { moduleRequest, entries } of module.staticImports) {
      const found = names.get(moduleRequest.value)
      for (const entry of entries) if (!entry.isType) addNames(found, entry, program, file)
    }
    for (const { moduleRequest, importName, isType } of module.staticExports.flatMap(
      ({ entries }) => entries,
    ))
      if (!isType && importName.name !== null) names.get(moduleRequest?.value ?? '')?.add(importName.name)
  }
  return names
}

function addNames(
  names: Set<string> | undefined,
  { importName, localName }: StaticImportEntry,
  program: object,
  file: string,
) {
  if (names === undefined) return
  if (importName.kind === 'Default') names.add('default')
  else if (importName.kind === 'Name') names.add(importName.name ?? '')
  else for (const member of listMembers(program as AstNode, localName.value, file)) names.add(member)
}

const members = ['MemberExpression', 'JSXMemberExpression']
/** Where a name stands without anything being used of it when the code runs. */
const unused = ['ImportNamespaceSpecifier', 'TSQualifiedName']

function listMembers(program: AstNode, local: string, file: string): string[] {
  const found: string[] = []
  walk(program, (node, parent) => {
    if (!isNamed(node, local) || parent === undefined || unused.includes(parent.type)) return
    const { object, property, computed } = parent
    if (property === node || (parent.type === 'Property' && parent['key'] === node)) return
    const member = property as AstNode | undefined
    if (members.includes(parent.type) && object === node && !computed) found.push(String(member?.['name']))
    else throw new Error(`${file} uses ${local} as a whole; write ${local}.name for each name that it uses.`)
  })
  return found
}

const isNamed = (node: AstNode, name: string) =>
  (node.type === 'Identifier' || node.type === 'JSXIdentifier') && node['name'] === name
