/** Pseudo-classes whose argument describes the element itself; they anchor only if all alternatives do. */
const transparent = new Set(['is', 'where', 'local', 'matches', '-webkit-any'])

/** Splits a selector list at commas outside of brackets and strings. */
export function splitSelectors(list: string): string[] {
  const selectors: string[] = []
  let start = 0
  scan(list, (at) => {
    if (list[at] !== ',') return
    selectors.push(list.slice(start, at).trim())
    start = at + 1
  })
  return [...selectors, list.slice(start).trim()]
}

/**
 * Whether a CSS module's selector, as written, can only match the remote's own elements, because it contains a class of
 * the module. One inside `:global()`, `:not()` or `:has()` does not count: those match other elements. `isNested`: the
 * rule is nested, with an implicit `&` if it has none.
 */
export function isAnchored(selector: string, isNested = false): boolean {
  if (isNested && !selector.includes('&')) return true
  let isGlobal = false
  let isFound = false
  scan(selector, (at, skipTo) => {
    const character = selector[at]
    if (character === '.') isFound ||= !isGlobal
    else if (character === '&') isFound ||= isNested
    else if (character === ':') {
      const name = readName(selector, at + 1)
      const argument = readArgument(selector, at + 1 + name.length)
      if (argument === null) {
        if (name === 'global') isGlobal = true
        if (name === 'local') isGlobal = false
        return
      }
      skipTo(at + name.length + argument.length + 2)
      const alternatives = transparent.has(name) ? splitSelectors(argument) : []
      if (!isGlobal && alternatives.length > 0) {
        isFound ||= alternatives.every((alternative) =>
          // An alternative without `&` is not nested: it stands for itself.
          isAnchored(alternative, isNested && alternative.includes('&')),
        )
      }
    }
  })
  return isFound
}

const readName = (text: string, from: number) => /^[\w-]*/.exec(text.slice(from, from + 40))?.[0] ?? ''

/** The argument of the parentheses at `from`, or null if there are none. */
function readArgument(text: string, from: number): string | null {
  if (text[from] !== '(') return null
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return text.slice(from + 1, at)
  }
  return text.slice(from + 1)
}

/** Calls `visit` for each character outside of brackets, strings and escapes; `skipTo` moves the position. */
function scan(text: string, visit: (at: number, skipTo: (place: number) => void) => void) {
  let quote = ''
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if (character === '\\') at++
    else if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '[' || character === '(') depth++
    else if (character === ']' || character === ')') depth--
    else if (depth === 0) {
      visit(at, (place) => {
        at = place
      })
    }
  }
}
