/** The names in the text of a test file; of tables of tests, patterns that the names of their rows fit. */
export const readTestNames = (text: string): RegExp[] =>
  // A name is the first of several arguments, wherever the call stands.
  [...text.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,/g)].map(
    ([, , name = '']) => new RegExp(`^${toNamePattern(name)}$`),
  )

/** A regular expression, without anchors, that the name of a test fits, and the names of all rows of a table of tests. */
export function toNamePattern(name: string): string {
  const literal = name.replace(/\\(['"`\\])/g, '$1')
  const parts = literal.split(/\$\{[^{}]*\}|%[sdij]|\$\w+/)
  return parts.map((part) => RegExp.escape(part)).join('.+')
}
