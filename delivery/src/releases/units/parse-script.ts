import { type Program, parseSync } from 'oxc-parser'

/** @throws SyntaxError that says where. */
export function parseScript(text: string, file: string): Program {
  const { program, errors } = parseSync(file, text, { lang: 'js', sourceType: 'unambiguous' })
  const [error] = errors
  if (error === undefined) return program
  const before = text.slice(0, error.labels[0]?.start ?? 0)
  const line = before.split('\n').length
  throw new SyntaxError(`${error.message} (line ${line}, column ${before.length - before.lastIndexOf('\n')})`)
}
