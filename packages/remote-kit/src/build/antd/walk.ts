export type AstNode = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** Calls `visit` with every node below `node` and what it hangs in; nothing below one of which it answers `false`. */
export function walk(
  node: AstNode,
  visit: (node: AstNode, parent: AstNode | undefined) => unknown,
  parent?: AstNode,
) {
  if (visit(node, parent) === false) return
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node)
  }
}
