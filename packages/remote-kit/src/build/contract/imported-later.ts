import { type Node, type ObjectPattern, parseSync } from 'oxc-parser'

/**
 * The names that a source takes of a module that it loads later: `(await import('m')).a`, `const { a } = await import('m')`,
 * `import('m').then(({ a }) => …)`. Null where any of its imports is used in another way, so that nobody can tell.
 */
export function listImportedLater(text: string, module: string): string[] | null {
  const nodes = [...listNodes(parseSync('source.js', text).program)]
  const isImport = (node: Node | undefined) =>
    node?.type === 'ImportExpression' && node.source.type === 'Literal' && node.source.value === module
  const isAwaited = (node: Node) => {
    const inner = node.type === 'ParenthesizedExpression' ? node.expression : node
    return inner.type === 'AwaitExpression' && isImport(inner.argument)
  }
  const taken = nodes.flatMap((node) => {
    const names = takeFrom(node, isAwaited) ?? takeInCallback(node, isImport)
    return names === null ? [] : [names]
  })
  return taken.length > 0 && taken.length === nodes.filter(isImport).length ? taken.flat() : null
}

/** `value.a` and `const { a } = value`: what is taken of a value, null for anything else. */
function takeFrom(node: Node, isValue: (node: Node) => boolean): string[] | null {
  if (node.type === 'VariableDeclarator' && node.init !== null && isValue(node.init))
    return node.id.type === 'ObjectPattern' ? listKeys(node.id) : null
  if (node.type !== 'MemberExpression' || node.computed || !isValue(node.object)) return null
  return node.property.type === 'Identifier' ? [node.property.name] : null
}

/** `import('m').then((value) => …)`, where all that is done with the value is to take names of it. */
function takeInCallback(node: Node, isImport: (node: Node) => boolean): string[] | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null
  const [callback] = node.arguments
  if (!isImport(node.callee.object) || callback?.type !== 'ArrowFunctionExpression') return null
  const [parameter] = callback.params
  if (parameter?.type === 'ObjectPattern') return listKeys(parameter)
  if (parameter?.type !== 'Identifier') return null
  const isParameter = (each: Node) => each.type === 'Identifier' && each.name === parameter.name
  const inside = [...listNodes(callback.body)]
  const taken = inside.flatMap((each) => {
    const names = takeFrom(each, isParameter)
    return names === null ? [] : [names]
  })
  return taken.length === inside.filter(isParameter).length ? taken.flat() : null
}

function listKeys({ properties }: ObjectPattern): string[] | null {
  const keys = properties.map((property) =>
    property.type === 'Property' && !property.computed && property.key.type === 'Identifier'
      ? property.key.name
      : null,
  )
  return keys.every((key) => key !== null) ? keys : null
}

function* listNodes(node: Node): Generator<Node> {
  yield node
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* listNodes(child)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
