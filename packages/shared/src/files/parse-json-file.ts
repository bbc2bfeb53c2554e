/** Parsed content of a file, or a sentence about what is wrong, where, and what to do. */
export type ParsedJson = { ok: true; value: unknown } | { ok: false; reason: string }

const again = 'Export it again, or ask for a new copy.'

/** Parses a file that somebody chose. `another`: what to choose if this one is of another kind. */
export function parseJsonFile(text: string, another: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, reason: describe(text, another) }
  }
}

function describe(text: string, another: string): string {
  if (text.trim() === '') return `The file is empty. ${another}`
  if (!/^\s{0,100}[[{]/.test(text)) return `The file is not JSON. ${another}`
  const { at, isCutOff } = findBreak(text)
  const before = text.slice(0, at)
  const line = (isCutOff ? before.trimEnd() : before).split('\n').length
  return isCutOff
    ? `The file ends too early, at line ${line}: it was cut off while it was saved or sent. ${again}`
    : `The file is damaged at line ${line}: it has been changed since it was exported. ${again}`
}

type Expected = 'value' | 'key' | 'colon' | 'end'

/** Position at which the text stops being JSON; `isCutOff` if all of it could be the beginning of a document. */
function findBreak(text: string): { at: number; isCutOff: boolean } {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let mayClose = false
  let at = 0
  for (;;) {
    at = skip(text, at, ' \t\r\n')
    const sign = text[at]
    if (sign === undefined) return { at, isCutOff: true }
    const isClosing = (expected === 'end' || mayClose) && sign === (open.at(-1) === '{' ? '}' : ']')
    if (isClosing && open.length > 0) {
      open.pop()
      at += 1
      ;[expected, mayClose] = ['end', false]
    } else if (expected === 'end' && sign === ',' && open.length > 0) {
      at += 1
      ;[expected, mayClose] = [open.at(-1) === '{' ? 'key' : 'value', false]
    } else if (expected === 'colon' && sign === ':') {
      at += 1
      expected = 'value'
    } else if (expected === 'value' && (sign === '{' || sign === '[')) {
      open.push(sign)
      at += 1
      ;[expected, mayClose] = [sign === '{' ? 'key' : 'value', true]
    } else if (expected === 'key' || expected === 'value') {
      const end = sign === '"' ? findStringEnd(text, at) : expected === 'value' ? findWordEnd(text, at) : null
      if (end === null) return { at, isCutOff: false }
      if (end === 'cut') return { at: text.length, isCutOff: true }
      at = end
      ;[expected, mayClose] = [expected === 'key' ? 'colon' : 'end', false]
    } else return { at, isCutOff: false }
  }
}

function skip(text: string, from: number, signs: string): number {
  let at = from
  while (at < text.length && signs.includes(text.charAt(at))) at += 1
  return at
}

type End = number | 'cut' | null

function findStringEnd(text: string, from: number): End {
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '"') return at + 1
    if (sign < ' ') return null
    if (sign === '\\') at += 1
  }
  return 'cut'
}

/** End of a number, `true`, `false` or `null`. */
function findWordEnd(text: string, from: number): End {
  const end = skip(text, from, '+-.0123456789eEtrufalsn')
  if (end === text.length) return 'cut'
  try {
    JSON.parse(text.slice(from, end))
    return end
  } catch {
    return null
  }
}
