import { readFileSync } from 'node:fs'
import { analyze, type Variable } from 'eslint-scope'
import { type EcmaScriptModule, parseSync } from 'oxc-parser'
import { type AstNode, walk } from './walk.ts'

/** A name of another module; `*` stands for all of them. */
export type ForeignName = { request: string; name: string }

/** Top-level code that has to stay together: as a rule one declaration. */
export type Declaration = {
  /** With the comments before it, which tell a bundler what has no effects. */
  text: string
  names: Set<string>
  /** What it refers to in its own file. */
  locals: Set<string>
  foreign: ForeignName[]
}

export type LibraryFile = {
  /** Its import declarations, as they are written. */
  imports: string
  declarations: Declaration[]
  exports: Map<string, { local: string } | ForeignName>
  /** Requests of `export * from`. */
  stars: string[]
  /** Holds top-level code of which names do not tell what depends on it, so that nothing may be taken out. */
  isWhole: boolean
}

/** Reads a module of a library for what its top-level declarations need of one another and of other modules. */
export function readLibraryFile(file: string): LibraryFile {
  const text = readFileSync(file, 'utf8')
  const { program, module } = parseSync(file, text, { range: true, sourceType: 'module' })
  // Both packages follow ESTree, each with types of its own.
  const root = program as unknown as AstNode & { body: AstNode[] }
  const scopes = analyze(root as never, { ecmaVersion: 2022, sourceType: 'module' })
  const variables = scopes.globalScope?.childScopes[0]?.variables ?? []
  const foreign = new Map(variables.flatMap((variable) => toForeignName(variable) ?? []))
  const parents = new Map<unknown, AstNode | undefined>()
  walk(root, (node, parent) => parents.set(node, parent))

  let isWhole = module.staticImports.some(({ entries }) => entries.length === 0)
  const declarations = root.body.map((node, index) =>
    toDeclaration(node, text, root.body[index - 1]?.end ?? 0),
  )
  const findAt = (place: number) => root.body.findIndex(({ start, end }) => start <= place && place < end)
  const group = declarations.map((_, index) => index)
  const join = (index: number, other: number) => {
    const [from, to = index] = [group[index], group[other]]
    for (const [place, own] of group.entries()) if (own === from) group[place] = to
  }
  for (const { name, identifiers, references } of variables) {
    const from = foreign.get(name)
    const owner = findAt(startOf(identifiers[0]))
    if (from === undefined) declarations[owner]?.names.add(name)
    for (const reference of references) {
      const { identifier } = reference
      const user = findAt(startOf(identifier))
      if (from === undefined) declarations[user]?.locals.add(name)
      else declarations[user]?.foreign.push(toMember(from, identifier, parents))
      const isChanged = reference.isWrite() && !reference.init
      if (from === undefined && (isChanged || isExtended(root.body[user], identifier, parents)))
        join(owner, user)
      if (isChanged && isLoose(root.body[user])) isWhole = true
    }
  }
  isWhole ||= root.body.some((node) => isLoose(node) && callsSomething(node))
  const groups = Map.groupBy(declarations.entries(), ([index]) => group[index])
  return {
    imports: module.staticImports.map(({ start, end }) => text.slice(start, end)).join('\n'),
    declarations: [...groups.values()].flatMap((members) => mergeDeclarations(members.map(([, one]) => one))),
    ...listExports(module, foreign),
    isWhole,
  }
}

const startOf = (identifier: unknown) => (identifier as AstNode | undefined)?.start ?? -1

const codeless = ['ImportDeclaration', 'ExportAllDeclaration', 'EmptyStatement']

/** Only says what is imported or exported, or how the file is meant. */
function isCodeless(node: AstNode): boolean {
  const declaration = node['declaration'] as AstNode | null | undefined
  if (node.type === 'ExportNamedDeclaration') return !declaration
  if (node.type === 'ExportDefaultDeclaration') return declaration?.type === 'Identifier'
  return codeless.includes(node.type) || Boolean(node['directive'])
}

function toDeclaration(node: AstNode, text: string, before: number): Declaration {
  const inner = (node['declaration'] as AstNode | null | undefined) ?? node
  const own = isCodeless(node) ? '' : text.slice(before, node.start) + text.slice(inner.start, node.end)
  return { text: own, names: new Set(), locals: new Set(), foreign: [] }
}

const around = ['ExpressionStatement', 'BlockStatement', 'IfStatement']

/** `Link.displayName = 'Link'` belongs to `Link`, also where it is only done under a condition. */
function isExtended(
  statement: AstNode | undefined,
  identifier: unknown,
  parents: ReadonlyMap<unknown, AstNode | undefined>,
): boolean {
  let node = parents.get(identifier)
  let target = identifier
  while (node?.type === 'MemberExpression' && node['object'] === target)
    [target, node] = [node, parents.get(node)]
  if (target === identifier || node?.type !== 'AssignmentExpression' || node['left'] !== target) return false
  do node = parents.get(node)
  while (node !== undefined && around.includes(node.type) && node !== statement)
  return node === statement && node !== undefined && around.includes(node.type)
}

const declaring = ['FunctionDeclaration', 'ClassDeclaration', 'VariableDeclaration', 'ExportNamedDeclaration']

/** Runs when the module does. Where it calls something or sets a variable, others may rely on it without a word of it. */
const isLoose = (node: AstNode | undefined) =>
  node !== undefined && !isCodeless(node) && !declaring.includes(node.type)

function callsSomething(node: AstNode): boolean {
  let calls = false
  walk(node, ({ type }) => {
    calls ||= type === 'CallExpression' || type === 'NewExpression'
  })
  return calls
}

function toForeignName({ name, defs: [definition] }: Variable): [[string, ForeignName]] | null {
  if (definition?.type !== 'ImportBinding') return null
  const { source } = definition.parent as unknown as { source: { value: string } }
  const { type, imported } = definition.node as unknown as { type: string; imported?: { name: string } }
  const what = type === 'ImportNamespaceSpecifier' ? '*' : (imported?.name ?? 'default')
  return [[name, { request: source.value, name: what }]]
}

/** Of a namespace, the member that is used: `clone` of `util.clone`, `util.clone` of `core.util.clone`. */
function toMember(
  from: ForeignName,
  identifier: unknown,
  parents: ReadonlyMap<unknown, AstNode | undefined>,
) {
  if (from.name !== '*') return from
  const path: string[] = []
  let node = identifier
  for (let parent = parents.get(node); parent?.type === 'MemberExpression'; parent = parents.get(node)) {
    if (parent['object'] !== node || parent['computed']) break
    path.push(String((parent['property'] as AstNode)['name']))
    node = parent
  }
  return path.length === 0 ? from : { ...from, name: path.join('.') }
}

function mergeDeclarations(members: readonly Declaration[]): Declaration[] {
  const text = members.map((member) => member.text).join('\n')
  if (text.trim() === '') return []
  const merge = (list: (member: Declaration) => Set<string>) =>
    new Set(members.flatMap((one) => [...list(one)]))
  const foreign = members.flatMap((member) => member.foreign)
  return [{ text, names: merge(({ names }) => names), locals: merge(({ locals }) => locals), foreign }]
}

function listExports({ staticExports }: EcmaScriptModule, foreign: ReadonlyMap<string, ForeignName>) {
  const exports: LibraryFile['exports'] = new Map()
  const stars: string[] = []
  for (const { exportName, importName, localName, moduleRequest } of staticExports.flatMap(
    (one) => one.entries,
  )) {
    const request = moduleRequest?.value
    const name = exportName.name ?? 'default'
    if (request === undefined) {
      const local = localName.name ?? 'default'
      exports.set(name, foreign.get(local) ?? { local })
    } else if (importName.kind === 'AllButDefault') stars.push(request)
    else
      exports.set(name, { request, name: importName.kind === 'All' ? '*' : (importName.name ?? 'default') })
  }
  return { exports, stars }
}
