export type SyntaxNode = { type: string; [key: string]: unknown }

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Every node below `node`, with those above it, the nearest first. */
export function walk(
  node: unknown,
  visit: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void,
  parents: readonly SyntaxNode[] = [],
) {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit, parents)
    return
  }
  if (!isNode(node)) return
  visit(node, parents)
  const below = [node, ...parents]
  for (const value of Object.values(node)) walk(value, visit, below)
}

/** `platform.telemetry.capture` */
export function toName(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return `${toName(node['object'])}.${toName(node['property'])}`
  if (node.type === 'JSXNamespacedName') return `${toName(node['namespace'])}:${toName(node['name'])}`
  return typeof node['name'] === 'string' ? node['name'] : ''
}
