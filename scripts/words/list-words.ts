import { parseSync } from 'oxc-parser'
import { isHidden } from './is-hidden.ts'
import { isNode, type SyntaxNode, walk } from './syntax-node.ts'
import { isText } from './text-shape.ts'

/**
 * Every text of a source file that a person may read, in order, once each: what stands between tags, and literals that read
 * like a text. What is put in while the console runs is `{…}`.
 */
export function listWords(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file} could not be read: ${errors[0].message}`)
  const found = new Set<string>()
  walk(program, (node, parents) => {
    if (Array.isArray(node['children'])) {
      const text = joinChildren(node['children'])
      if (/\p{L}{2}|\p{L} /u.test(text.replaceAll('{…}', ''))) found.add(text)
      return
    }
    const text = readLiteral(node)
    if (text !== null && isText(text) && !isHidden(node, parents, text)) {
      found.add(text.replace(/\s+/g, ' ').trim())
    }
  })
  return [...found]
}

/** What stands between the tags of an element; what is marked up within a sentence stands in it as `{…}`. */
const joinChildren = (children: readonly unknown[]) =>
  children.filter(isNode).map(readChild).join('').replace(/\s+/g, ' ').trim()

function readChild(child: SyntaxNode): string {
  if (child.type === 'JSXText') return String(child['value'])
  const inner = child.type === 'JSXExpressionContainer' ? child['expression'] : null
  if (isNode(inner) && inner.type === 'JSXEmptyExpression') return ''
  return isNode(inner) && inner.type === 'Literal' ? String(inner['value']) : '{…}'
}

function readLiteral(node: SyntaxNode): string | null {
  if (node.type === 'TemplateLiteral') return readTemplate(node)
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null
}

const readTemplate = ({ quasis }: SyntaxNode) =>
  Array.isArray(quasis) ? quasis.filter(isNode).map(readQuasi).join('{…}') : ''

function readQuasi({ value }: SyntaxNode): string {
  const isRead = typeof value === 'object' && value !== null && 'cooked' in value
  return isRead && typeof value.cooked === 'string' ? value.cooked : ''
}
