import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type CallExpression, parseSync, Visitor } from 'oxc-parser'

type Node = { type: string; start: number; end: number }
type Edit = { at: number; text: string; isClosing: boolean; size: number }

/** Methods that look through what they are called on, and those that look through their argument. */
const reading = /^(?:split|replace|replaceAll|match|matchAll|search|includes|indexOf|join|trim|toLowerCase)$/
const applied = /^(?:exec|test)$/

let steps = 0
Object.assign(globalThis, {
  countStep: () => {
    steps += 1
  },
  countLength: (value: unknown) => {
    const { length = 1 } = (value ?? {}) as { length?: number }
    steps += length
    return value
  },
})

/** Runs `run` in sources that `countSteps` has loaded: calls, rounds of loops, and signs and items that are looked through. */
export function stepsOf(run: () => void): number {
  steps = 0
  run()
  return steps
}

/** From here on sources of this folder count their steps. Time depends on the machine, and steps do not. */
export function countSteps(folder: string) {
  registerHooks({
    load(url, context, next) {
      if (!url.includes(folder) || !url.endsWith('.ts')) return next(url, context)
      const file = fileURLToPath(url)
      return {
        format: 'module-typescript',
        source: addCounters(file, readFileSync(file, 'utf8')),
        shortCircuit: true,
      }
    },
  })
}

function addCounters(file: string, text: string): string {
  const edits: Edit[] = []
  const wrap = ({ start, end }: Node, open: string, close: string) =>
    edits.push(
      { at: start, text: open, isClosing: false, size: end - start },
      { at: end, text: close, isClosing: true, size: end - start },
    )
  const count = (body: Node | null) => {
    if (body === null) return
    if (body.type === 'BlockStatement' || body.type === 'FunctionBody')
      edits.push({ at: body.start + 1, text: 'countStep();', isClosing: true, size: 0 })
    else if (body.type.endsWith('Statement')) wrap(body, '{countStep();', '}')
    else wrap(body, '(countStep(), ', ')')
  }
  const countBody = ({ body }: { body: Node | null }) => count(body)
  const addSpread = ({ argument }: { argument: Node }) => {
    wrap(argument, 'countLength(', ')')
  }
  const addLength = (call: CallExpression) => {
    const {
      callee,
      arguments: [first],
    } = call
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
    if (callee.property.name === 'slice') wrap(call, 'countLength(', ')')
    else if (reading.test(callee.property.name)) wrap(callee.object, 'countLength(', ')')
    else if (applied.test(callee.property.name) && first !== undefined) wrap(first, 'countLength(', ')')
  }
  new Visitor({
    FunctionDeclaration: countBody,
    FunctionExpression: countBody,
    ArrowFunctionExpression: countBody,
    ForStatement: countBody,
    ForOfStatement: countBody,
    WhileStatement: countBody,
    SpreadElement: addSpread,
    CallExpression: addLength,
  }).visit(parseSync(file, text).program)
  return edits
    .toSorted(
      (left, right) =>
        right.at - left.at ||
        Number(left.isClosing) - Number(right.isClosing) ||
        (left.isClosing ? right.size - left.size : left.size - right.size),
    )
    .reduce((source, { at, text: added }) => source.slice(0, at) + added + source.slice(at), text)
}
