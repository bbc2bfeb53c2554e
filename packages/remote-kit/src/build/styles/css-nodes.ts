/** The part of PostCSS's nodes that is used here; PostCSS itself comes with Rsbuild. */
export type CssNode = {
  type: 'root' | 'document' | 'rule' | 'atrule' | 'decl' | 'comment'
  parent?: CssNode | undefined
  /** Of a rule. */
  selector?: string
  /** Of an at-rule: `keyframes`. */
  name?: string
  /** What follows the name of an at-rule. */
  params?: string
  /** Of a declaration. */
  prop?: string
  value?: string
  source?: { start?: { line: number }; input?: { file?: string } }
}

export type CssRoot = CssNode & { walk(visit: (node: CssNode) => void): void }

/** The at-rule of the name around a node, or null. */
export function findAround(node: CssNode, name: string): CssNode | null {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (at.type === 'atrule' && at.name?.endsWith(name) === true) return at
  }
  return null
}
