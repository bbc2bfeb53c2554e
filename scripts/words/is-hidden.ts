import { type SyntaxNode, toName } from './syntax-node.ts'

/** Attributes whose values nobody reads. */
const silentAttributes =
  /^(class(Name)?|id|key|type|name|role|rel|target|href|to|src|d|style|data-.*|autoComplete)$/

/** Calls whose texts are compared, or are for logs, for code, or for whoever builds the console. */
const silentCalls =
  /^(console\.\w+|\w*[lL]ogger\.\w+|.*telemetry\.\w+|Symbol|.*\.(querySelector(All)?|closest|matches|(starts|ends)With|includes|has|split))$/

const silentClasses = /(RegExp|Event|Worker|Blob)$/

/** Fields whose values are for code. */
const silentFields = /^(id|key|queryKey|mutationKey|className|[aA]uthorization)$/

/** Whether a literal stands where only code reads it. */
export function isHidden(node: SyntaxNode, parents: readonly SyntaxNode[], text: string): boolean {
  const [parent] = parents
  if (parent === undefined) return false
  // Staff read an error's message where it is a sentence; the others are for logs.
  if (!text.endsWith('.') && parents.some(isError)) return true
  switch (parent.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'TSLiteralType':
    case 'TaggedTemplateExpression':
    case 'ExpressionStatement':
    case 'MemberExpression':
      return true
    case 'SwitchCase':
      return parent['test'] === node
    case 'BinaryExpression':
      return parent['operator'] !== '+' || parents.some(isSilent)
    case 'Property':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
      return (parent['key'] === node && parent['computed'] !== true) || parents.some(isSilent)
    default:
      return parents.some(isSilent)
  }
}

const isError = ({ type, callee }: SyntaxNode) => type === 'NewExpression' && toName(callee).endsWith('Error')

function isSilent(parent: SyntaxNode): boolean {
  switch (parent.type) {
    case 'JSXAttribute':
      return silentAttributes.test(toName(parent['name']))
    case 'Property':
      return silentFields.test(toName(parent['key']))
    case 'AssignmentExpression':
      return /\.style\./.test(toName(parent['left']))
    case 'NewExpression':
      return silentClasses.test(toName(parent['callee']))
    case 'CallExpression':
      return silentCalls.test(toName(parent['callee']))
    default:
      return false
  }
}
