import { type Argument, type Expression, parseSync, Visitor } from 'oxc-parser'
import type { CspViolationName } from './csp-violations.ts'
import { describeText, isMadeOfData, type Text } from './text-value.ts'

/** Something that the policy refuses: `isCertain` when it cannot be otherwise once this line runs. */
export type Finding = { name: CspViolationName; line: number; isCertain: boolean }

const markupProperties = ['innerHTML', 'outerHTML', 'srcdoc'] as const
const markupCalls = new Map<string, CspViolationName>(
  Object.entries({
    insertAdjacentHTML: 'insertAdjacentHTML',
    createContextualFragment: 'createContextualFragment',
    parseFromString: 'parseFromString',
    setHTMLUnsafe: 'setHTMLUnsafe',
    parseHTMLUnsafe: 'setHTMLUnsafe',
  } as const),
)
const frames = ['iframe', 'object', 'embed']
const calls = ['fetch', 'WebSocket', 'EventSource']
const anyOther = /^(?:https?:|wss?:)?\/\//i

/** What of a script's source, TypeScript and JSX included, the console's policy would refuse. */
export function findInScript(file: string, source: string): Finding[] {
  const { program, errors } = parseSync(file, source)
  // What cannot be read here was read by the bundler, or has failed there with a better message.
  if (errors.some(({ severity }) => severity === 'Error')) return []
  const found: Finding[] = []
  const add = (name: CspViolationName, { start }: { start: number }, isCertain: boolean) =>
    found.push({ name, isCertain, line: source.slice(0, start).split('\n').length })
  const addMarkup = (name: CspViolationName, node: { start: number }, text: Text) => {
    if (text.isKnown && !text.value.includes('<')) return
    add(name, node, text.value.includes('<'))
  }

  const visitCall = (node: { callee: Expression; arguments: Argument[]; start: number; type: string }) => {
    const { callee, arguments: given } = node
    const [first, second] = given.map((each) => describeText(each))
    const [object, name] = nameOf(callee)
    if (name === undefined) return
    const isGlobal = object === undefined || ['window', 'self', 'globalThis'].includes(object)
    const isDocument = object === 'document' || object?.endsWith('.document') === true
    const markupCall = markupCalls.get(name)
    if (object !== undefined && markupCall !== undefined)
      addMarkup(markupCall, node, (name === 'insertAdjacentHTML' ? second : first) ?? unknownText)
    else if (isDocument && /^write(?:ln)?$/.test(name))
      addMarkup('document.write', node, first ?? unknownText)
    else if (isGlobal && name === 'eval') add('eval', node, true)
    else if (isGlobal && name === 'Function') {
      // Stands after `||` in many libraries, for machines without globalThis.
      if (given.length > 0 && first?.value !== 'return this') add('new Function', node, true)
    } else if (isGlobal && /^set(?:Timeout|Interval)$/.test(name)) {
      if (first?.isText) add('text as a timer', node, true)
    } else if (object === 'WebAssembly' && name !== 'validate') add('WebAssembly', node, true)
    else if (isGlobal && name === 'importScripts') add('Worker', node, true)
    else if (isGlobal && /^(?:Shared)?Worker$/.test(name) && node.type === 'NewExpression')
      addWorker(node, given[0])
    else if (name === 'createPolicy' && /trustedTypes$/i.test(object ?? '')) add('createPolicy', node, false)
    else if (isDocument && name === 'createElement' && first?.value === 'script')
      add('script element', node, false)
    else if (/^(?:jsxs?|jsxDEV|createElement)$/.test(name) && frames.includes(first?.value ?? '')) {
      if (hasKey(given[1], /^(?:src|data)$/)) add('frame', node, false)
    } else if (
      (isGlobal && calls.includes(name)) ||
      (name === 'sendBeacon' && object?.endsWith('navigator') === true)
    ) {
      if (first?.isText && anyOther.test(first.value)) add('another host', node, false)
    }
  }

  const addWorker = (node: { start: number }, given: Argument | undefined) => {
    if (given === undefined || isFileOfRemote(given)) return
    const { value } = describeText(given)
    add('Worker', node, isMadeOfData(given) || /^(?:https?:|data:|blob:|\/\/)/i.test(value))
  }

  new Visitor({
    AssignmentExpression({ left, right, start }) {
      if (left.type !== 'MemberExpression') return
      const [, name] = nameOf(left)
      const property = markupProperties.find((each) => each === name)
      const text = describeText(right)
      if (property !== undefined) addMarkup(property, { start }, text)
      else if (/^(?:href|location|action)$/.test(name ?? '') && isCode(text))
        add('code as an address', { start }, true)
    },
    CallExpression: visitCall,
    NewExpression: visitCall,
    ImportExpression({ source: named, start }) {
      const { value, isText } = describeText(named)
      if (isText && anyOther.test(value)) add('script element', { start }, true)
      if (isText && /^(?:data|blob):/i.test(value)) add('script element', { start }, true)
    },
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property') continue
        const key = keyOf(property.key)
        if (key === 'dangerouslySetInnerHTML')
          addMarkup('dangerouslySetInnerHTML', property, htmlOf(property.value))
        else if (/^(?:href|action)$/.test(key ?? '') && isCode(describeText(property.value)))
          add('code as an address', property, true)
      }
    },
    JSXOpeningElement({ name, attributes, start }) {
      const tag = name.type === 'JSXIdentifier' ? name.name : ''
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
        const { value } = attribute
        const given = value?.type === 'JSXExpressionContainer' ? value.expression : value
        if (given === null || given === undefined || given.type === 'JSXEmptyExpression') continue
        // A literal or an expression by now, or an element, of which nothing is known.
        const expression = given as Expression
        switch (attribute.name.name) {
          case 'dangerouslySetInnerHTML':
            addMarkup('dangerouslySetInnerHTML', attribute, htmlOf(expression))
            break
          case 'srcDoc':
            addMarkup('srcdoc', attribute, describeText(expression))
            break
          case 'href':
          case 'action':
            if (isCode(describeText(expression))) add('code as an address', attribute, true)
            break
          case 'src':
          case 'data':
            if (frames.includes(tag)) add('frame', { start }, true)
            break
        }
      }
    },
  }).visit(program)
  return found
}

const unknownText: Text = { value: '', isKnown: false, isText: false }
// A control character or a space before it is left out by browsers.
const isCode = ({ value }: Text) => /^\s*javascript:/i.test(value)

/** `document.write` is [`document`, `write`]; `eval` and `(0, eval)` are [undefined, `eval`]. */
function nameOf(node: Expression): [object: string | undefined, name: string | undefined] {
  switch (node.type) {
    case 'Identifier':
      return [undefined, node.name]
    case 'SequenceExpression':
      return nameOf(node.expressions.at(-1) ?? node)
    case 'ParenthesizedExpression':
      return nameOf(node.expression)
    case 'ChainExpression':
      return nameOf(node.expression)
    case 'MemberExpression': {
      const inner = nameOf(node.object as Expression) // or `super`, which has no name either
      const path = inner.filter((part) => part !== undefined).join('.')
      return [path, keyOf(node.property)]
    }
    default:
      return [undefined, undefined]
  }
}

function keyOf(node: { type: string; name?: unknown; value?: unknown }): string | undefined {
  if (node.type === 'Identifier') return String(node.name)
  return node.type === 'Literal' ? String(node.value) : undefined
}

/** The text of `{ __html: text }`. */
function htmlOf(node: { type: string }): Text {
  const given = node as Expression // or a pattern, which is no object either
  if (given.type !== 'ObjectExpression') return unknownText
  const [property] = given.properties
  return property?.type === 'Property' && keyOf(property.key) === '__html'
    ? describeText(property.value)
    : unknownText
}

const hasKey = (node: Argument | undefined, pattern: RegExp) =>
  node?.type === 'ObjectExpression' &&
  node.properties.some((each) => each.type === 'Property' && pattern.test(keyOf(each.key) ?? ''))

/** `new URL('./x.worker.ts', import.meta.url)`, which the build makes a file of the remote. */
const isFileOfRemote = (node: Argument) =>
  node.type === 'NewExpression' &&
  node.callee.type === 'Identifier' &&
  node.callee.name === 'URL' &&
  node.arguments[0]?.type === 'Literal' &&
  node.arguments[1]?.type === 'MemberExpression'
