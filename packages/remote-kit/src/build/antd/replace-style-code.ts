import { parseSync } from 'oxc-parser'
import { placeholders, toStyleKey } from './extract-styles.ts'
import { type AstNode, walk } from './walk.ts'

type Edit = { start: number; end: number; text: string }
type Sheets = ReadonlyMap<string, string>

const generators = new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent'])

/** Puts its sheet in the place of each function that would make one: the second argument of antd's generators. */
export function replaceGenerators(code: string, sheets: Sheets): string {
  const places = new Map<string, number>()
  return replaceNodes(code, (node) => {
    const [component, style] = readCall(node, generators)
    if (component === undefined || style === undefined) return undefined
    const names = readNames(component)
    if (names === undefined) return undefined
    const [name] = toStyleKey(names, 0).split('#')
    const place = places.get(name ?? '') ?? 0
    places.set(name ?? '', place + 1)
    return { ...toPlace(style), text: printSheet(sheets, toStyleKey(names, place)) }
  })
}

/** What antd gives its generators for all components: the sheet of links, and none that is common to all. */
export const replaceSharedStyles = (code: string, sheets: Sheets) =>
  replaceNodes(code, (node) => {
    if (node['type'] !== 'Property' || !isNode(node['key']) || !isNode(node['value'])) return undefined
    const { name } = node['key']
    if (name === 'getResetStyles')
      return { ...toPlace(node['value']), text: `() => ${printSheet(sheets, 'Shared')}` }
    return name === 'getCommonStyle' ? { ...toPlace(node['value']), text: 'undefined' } : undefined
  })

export const replaceIconStyles = (code: string, sheets: Sheets) =>
  replaceRegistered(code, () => `() => ${printSheet(sheets, 'ant-design-icons')}`)

/** The last sheet that a generator registers is its component's: the names on screen are put into it. */
export function replaceMadeStyles(code: string): string {
  const { prefix, root, variables } = placeholders
  const names = Object.entries({ [prefix]: 'prefixCls', [root]: 'rootPrefixCls', [variables]: 'rootCls' })
  const print = names.map(([placeholder, name]) => `.replaceAll('${placeholder}', ${name})`).join('')
  const made = `() => (options.injectStyle === false ? '' : styleFn${print})`
  const shared = `() => getResetStyles()${`.replaceAll('${root}', rootPrefixCls)`}`
  const inPlace = replaceRegistered(code, (index) => (index === 0 ? shared : made))
  // They calculate what stands in the sheets already.
  return replaceNodes(inPlace, (node) => {
    if (readCall(node, new Set(['useUniqueMemo'])).length > 0) return { ...toPlace(node), text: 'undefined' }
    return readCall(node, new Set(['genMaxMin'])).length > 0 ? { ...toPlace(node), text: '{}' } : undefined
  })
}

/** What is registered is the text of a sheet: neither objects nor nested rules have to be made CSS of. */
export const replaceParser = (code: string) =>
  replaceNodes(code, (node) => {
    if (node['type'] === 'FunctionDeclaration' && isNamed(node, 'normalizeStyle') && isNode(node['body']))
      return { ...toPlace(node['body']), text: '{ return styleStr }' }
    return node['type'] === 'VariableDeclarator' && isNamed(node, 'parseStyle') && isNode(node['init'])
      ? { ...toPlace(node['init']), text: '(style) => [style, {}]' }
      : undefined
  })

function replaceRegistered(code: string, print: (index: number) => string): string {
  let index = 0
  return replaceNodes(code, (node) => {
    const [, make] = readCall(node, new Set(['useStyleRegister']))
    if (make === undefined) return undefined
    index += 1
    return { ...toPlace(make), text: print(index - 1) }
  })
}

function replaceNodes(code: string, edit: (node: AstNode) => Edit | undefined): string {
  const edits: Edit[] = []
  // oxc-parser's nodes have types of their own.
  walk(parseSync('style.js', code, { sourceType: 'module' }).program as unknown as AstNode, (node) => {
    const found = edit(node)
    if (found !== undefined) edits.push(found)
    return found === undefined
  })
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: inner }) => text.slice(0, start) + inner + text.slice(end), code)
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
const toPlace = ({ start, end }: AstNode) => ({ start, end })
const isNamed = (node: AstNode, name: string) => isNode(node['id']) && node['id']['name'] === name

/** Arguments of a call of one of `names`; none where `node` is no such call. */
function readCall(node: AstNode, names: ReadonlySet<string>): AstNode[] {
  if (node['type'] !== 'CallExpression' || !isNode(node['callee'])) return []
  const { name } = node['callee']
  const values = node['arguments']
  return typeof name === 'string' && names.has(name) && Array.isArray(values) ? values.filter(isNode) : []
}

function readNames(node: AstNode): string | string[] | undefined {
  if (typeof node['value'] === 'string') return node['value']
  const elements = node['elements']
  if (!Array.isArray(elements)) return undefined
  return elements.map((element: AstNode) => String(element['value']))
}

function printSheet(sheets: Sheets, key: string): string {
  const sheet = sheets.get(key)
  if (sheet === undefined) throw new Error(`antd has no style ${key}`)
  return JSON.stringify(sheet)
}
