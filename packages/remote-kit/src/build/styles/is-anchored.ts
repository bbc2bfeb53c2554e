/** Pseudo-classes whose argument stands in the place of the element itself; only all of its alternatives together anchor. */
const transparent = new Set(['is', 'where', 'local', 'matches', '-webkit-any'])

/** The alternatives of a selector list, split at the commas outside of brackets and strings. */
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
 * Whether a selector of a CSS module, as it was written, can only match in the remote's own elements: it names a class of
 * the module on the way. One inside `:global()`, `:not()` or `:has()` does not count: those match elements of others.
 * `isNested` is for a rule inside another, which stands for `&` where it does not name it.
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
          // Without a `&` of its own an alternative is not nested: it stands for itself.
          isAnchored(alternative, isNested && alternative.includes('&')),
        )
      }
    }
  })
  return isFound
}

const readName = (text: string, from: number) => /^[\w-]*/.exec(text.slice(from, from + 40))?.[0] ?? ''

/** What stands in the parentheses that open at `from`, or null where none does. */
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

/** Calls `visit` for each character outside of brackets, strings and escapes; `skipTo` goes on behind a place. */
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
