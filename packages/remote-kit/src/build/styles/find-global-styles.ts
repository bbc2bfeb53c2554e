import { type CssNode, type CssRoot, findAround } from './css-nodes.ts'
import { isAnchored, splitSelectors } from './is-anchored.ts'

export type StyleProblem = { line: number; problem: string }

/** At-rules that define a document-wide name. */
const naming = new Set([
  'property',
  'layer',
  'font-face',
  'counter-style',
  'font-palette-values',
  'position-try',
  'color-profile',
])
/** At-rules that cannot be limited to part of a page. */
const refused: Record<string, string> = {
  import: 'import the file from the module that needs it instead',
  page: 'the printed page is the console’s; style what is printed with @media print on a class of yours',
  namespace: 'leave it out',
  'view-transition': 'screens change by the console; leave it out',
}

/** Everything in a remote's own style sheet that would affect elements outside the remote. */
export function findGlobalStyles(root: CssRoot, remote: string): StyleProblem[] {
  const problems: StyleProblem[] = []
  root.walk((node) => {
    const found =
      node.type === 'rule' ? judgeRule(node) : node.type === 'atrule' ? judgeAtRule(node, remote) : []
    for (const problem of found) problems.push({ line: node.source?.start?.line ?? 0, problem })
  })
  return problems
}

function judgeRule(rule: CssNode): string[] {
  if (findAround(rule, 'keyframes') !== null) return []
  const scope = findAround(rule, 'scope')
  if (scope !== null && isScoped(scope)) return []
  const isNested = isInRule(rule)
  return splitSelectors(rule.selector ?? '')
    .filter((selector) => !isAnchored(selector, isNested))
    .map(
      (selector) =>
        `“${selector}” reaches elements of the shell and of other remotes: begin it with a class of this file, as in “.screen ${selector}”`,
    )
}

function judgeAtRule(rule: CssNode, remote: string): string[] {
  const name = rule.name ?? ''
  const advice = refused[name]
  if (advice !== undefined) return [`@${name} applies to the whole document: ${advice}`]
  if (name.endsWith('keyframes') && /:global\b/.test(rule.params ?? '')) {
    return [`@${name} ${rule.params} is there for the whole document: leave :global() out`]
  }
  if (!naming.has(name)) return []
  return listNames(rule)
    .filter((given) => !given.replace(/^--/, '').startsWith(`${remote}-`))
    .map((given) => {
      const own = given.startsWith('--') ? `--${remote}-${given.slice(2)}` : `${remote}-${given}`
      return given === ''
        ? `@${name} without a name is there for the whole document: give it a name that begins with “${remote}-”`
        : `@${name} ${given} is there for the whole document: call it “${own}”`
    })
}

function listNames(rule: CssNode): string[] {
  if (rule.name !== 'font-face') return (rule.params ?? '').split(',').map((name) => name.trim())
  const families: string[] = []
  // PostCSS at-rules with a body can be walked like roots.
  const body = rule as CssRoot
  body.walk(({ prop, value = '' }) => {
    if (prop === 'font-family') families.push(value.replaceAll(/["']/g, ''))
  })
  return families
}

function isInRule(node: CssNode): boolean {
  for (let at = node.parent; at !== undefined; at = at.parent) if (at.type === 'rule') return true
  return false
}

/** `@scope (.card)`: everything inside is below an element of the module. */
function isScoped({ params = '' }: CssNode): boolean {
  const from = params.split(/\)\s*to\s*\(/)[0]?.trim() ?? ''
  if (!from.startsWith('(')) return false
  return splitSelectors(from.replace(/^\(/, '').replace(/\)$/, '')).every((selector) => isAnchored(selector))
}
