/** The subset of PostCSS's node types used here; PostCSS itself comes with Rsbuild. */
export type CssNode = {
  type: 'root' | 'document' | 'rule' | 'atrule' | 'decl' | 'comment'
  parent?: CssNode | undefined
  /** For a rule. */
  selector?: string
  /** For an at-rule: `keyframes`. */
  name?: string
  /** Text after an at-rule's name. */
  params?: string
  /** For a declaration. */
  prop?: string
  value?: string
  source?: { start?: { line: number }; input?: { file?: string } }
}

export type CssRoot = CssNode & { walk(visit: (node: CssNode) => void): void }

/** The enclosing at-rule of that name, or null. */
export function findAround(node: CssNode, name: string): CssNode | null {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (at.type === 'atrule' && at.name?.endsWith(name) === true) return at
  }
  return null
}
