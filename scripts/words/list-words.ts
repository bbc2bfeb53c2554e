import { type JSXElement, type JSXFragment, parseSync, type TemplateLiteral, Visitor } from 'oxc-parser'

/**
 * Every distinct text of a source file that people may read: JSX text, and literals that look like text. Run-time
 * values are `{…}`.
 */
export function listWords(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file} could not be read: ${errors[0].message}`)
  const found = new Set<string>()
  const add = (text: string, isShown = isText) => {
    if (isShown(text)) found.add(text.replace(/\s+/g, ' ').trim())
  }
  const addChildren = ({ children }: JSXElement | JSXFragment) => add(joinChildren(children), hasWord)
  new Visitor({
    JSXElement: addChildren,
    JSXFragment: addChildren,
    Literal({ value }) {
      if (typeof value === 'string') add(value)
    },
    TemplateLiteral(node) {
      add(joinTemplate(node))
    },
  }).visit(program)
  return [...found]
}

const joinChildren = (children: JSXElement['children']) =>
  children
    .map((child) => {
      if (child.type === 'JSXText') return child.value
      const inner = child.type === 'JSXExpressionContainer' ? child.expression : child
      if (inner.type === 'JSXEmptyExpression') return ''
      return inner.type === 'Literal' ? String(inner.value) : '{…}'
    })
    .join('')

const joinTemplate = ({ quasis }: TemplateLiteral) =>
  quasis.map(({ value }) => value.cooked ?? '').join('{…}')

const hasWord = (text: string) => /\p{L}{2}|\p{L} /u.test(text)

const words = /\p{L}{2}[,:;.!?…”’)]? {1,4}[“‘(]?(\p{L}|\{…\})|\{…\} {1,4}\p{L}{2}/u
const name = /^\p{Lu}\p{Ll}+…?$/u

/** Paths, addresses, expressions, class names, lengths, media queries, fonts, lists of elements. */
const code = [
  /^[./#@]|:\/\/|[{}<>=*\\|[\]_^]|\w\(|;\s*\w+:/u,
  /^\p{Ll}+(-\p{Ll}+)+( |$)/u,
  /\d(px|ms|fr|rem|ch|%)( |$)/u,
  /^\([^:]*: .*\)$/u,
  /\b(sans-)?serif$/u,
  /^[a-z]+(, [a-z]+){2,}$/u,
]

/** Several words, or a capitalised one, that look like neither code nor a style nor an address. */
function isText(text: string): boolean {
  const plain = text.replaceAll('{…}', '').trim()
  return !code.some((pattern) => pattern.test(plain)) && (name.test(text.trim()) || words.test(text))
}
