import { type Program, parseSync } from 'oxc-parser'

/** @throws SyntaxError that says where. */
export function parseScript(text: string, file: string): Program {
  const { program, errors } = parseSync(file, text, { lang: 'js', sourceType: 'unambiguous' })
  const [error] = errors
  if (error === undefined) return program
  const place = text.slice(0, error.labels[0]?.start ?? 0).split('\n')
  throw new SyntaxError(`${error.message} (line ${place.length}, column ${(place.at(-1)?.length ?? 0) + 1})`)
}
