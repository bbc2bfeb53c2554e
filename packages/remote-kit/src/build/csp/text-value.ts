import type { Argument, Expression } from 'oxc-parser'

/** What a source says of a text: all of it, or the parts that are written there. */
export type Text = { value: string; isKnown: boolean; isText: boolean }

const unknown: Text = { value: '', isKnown: false, isText: false }

/** `'a' + b` is a text of which `a` is written and the rest unknown. */
export function describeText(node: { type: string }): Text {
  // Patterns have types of their own, and are not known either.
  const given = node as Expression
  switch (given.type) {
    case 'Literal':
      return typeof given.value === 'string' ? { value: given.value, isKnown: true, isText: true } : unknown
    case 'TemplateLiteral':
      return {
        value: given.quasis.map(({ value }) => value.cooked ?? '').join(''),
        isKnown: given.expressions.length === 0,
        isText: true,
      }
    case 'BinaryExpression': {
      if (given.operator !== '+') return unknown
      const [left, right] = [describeText(given.left), describeText(given.right)]
      return {
        value: left.value + right.value,
        isKnown: left.isKnown && right.isKnown,
        isText: left.isText || right.isText,
      }
    }
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return describeText(given.expression)
    case 'ConditionalExpression':
      return either(describeText(given.consequent), describeText(given.alternate))
    case 'LogicalExpression':
      return either(describeText(given.left), describeText(given.right))
    default:
      return unknown
  }
}

const either = (one: Text, other: Text): Text => ({
  value: one.value + other.value,
  isKnown: one.isKnown && other.isKnown,
  isText: one.isText && other.isText,
})

/** `URL.createObjectURL(…)`, or a text that begins an address of data. */
export const isMadeOfData = (node: Argument): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  node.callee.property.name === 'createObjectURL'
