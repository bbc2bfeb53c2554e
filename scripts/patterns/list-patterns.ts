import { type Expression, type Program, parseSync, Visitor } from 'oxc-parser'

type Pattern = { line: number; source: string; flags: string }

/**
 * Every regular expression in a source text: literals, and arguments of `RegExp` as far as they are constant. A part
 * that is only known at run time is treated as a letter.
 */
export function listPatterns(file: string, text: string): Pattern[] {
  const { program, errors } = parseSync(file, text)
  if (errors[0] !== undefined) throw new Error(`${file} could not be read: ${errors[0].message}`)
  const constants = findConstants(program)
  const found: Pattern[] = []
  const add = (start: number, source: string, flags: string) =>
    found.push({ line: text.slice(0, start).split('\n').length, source, flags })
  const addBuilt = (node: { callee: Expression; arguments: readonly unknown[]; start: number }) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
    // A spread argument is unknown statically.
    const [source, flags = ''] = node.arguments.map((each) => toText(each as Expression, constants))
    if (source !== undefined) add(node.start, source, flags === unknown ? '' : flags)
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags)
    },
    NewExpression: addBuilt,
    CallExpression: addBuilt,
  }).visit(program)
  return found
}

type Constants = ReadonlyMap<string, Expression>

function findConstants(program: Program): Constants {
  const constants = new Map<string, Expression>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) constants.set(id.name, init)
    },
  }).visit(program)
  return constants
}

const unknown = 'x'

function toText(node: Expression, constants: Constants): string {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? node.regex.pattern : String(node.value)
    case 'Identifier': {
      const value = constants.get(node.name)
      // Excludes itself, so that a self-referencing constant does not recurse forever.
      const others = new Map([...constants].filter(([name]) => name !== node.name))
      return value === undefined ? unknown : toText(value, others)
    }
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier'
        ? unknown
        : toText(node.left, constants) + toText(node.right, constants)
    case 'TemplateLiteral':
      return joinTemplate(
        node.quasis.map(({ value }) => value.cooked ?? ''),
        node.expressions,
        constants,
      )
    case 'TaggedTemplateExpression':
      return joinTemplate(
        node.quasi.quasis.map(({ value }) => value.raw),
        node.quasi.expressions,
        constants,
      )
    default:
      return unknown
  }
}

const joinTemplate = (texts: readonly string[], inserted: readonly Expression[], constants: Constants) =>
  texts
    .map((text, index) => text + (inserted[index] === undefined ? '' : toText(inserted[index], constants)))
    .join('')
