import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { ReleaseError, type ReleaseErrorCode } from '../../errors/release-error.ts'

// zod/mini says only “Invalid input” until it is given a language.
z.config(z.locales.en())

/** The origin of a JSON text, for error messages. */
export type JsonSource = {
  /** The file as people know it. */
  shownAs: string
  /** The code of the ReleaseError. */
  code: ReleaseErrorCode
  /** The way out, as a whole sentence. */
  advice: string
}

/**
 * Reads and validates a JSON file; what the schema does not know is left out.
 * @throws ReleaseError when the file is missing, not JSON, or of another shape.
 */
export async function readJsonFile<Output>(
  file: string,
  schema: z.ZodMiniType<Output>,
  source: JsonSource,
): Promise<Output> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw unreadable(source, cause)
  })
  return parseJsonAs(text, schema, source)
}

/** @throws ReleaseError when the text is not JSON, or of another shape. */
export const parseJsonAs = <Output>(
  text: string,
  schema: z.ZodMiniType<Output>,
  source: JsonSource,
): Output => checkShape(parseJson(text, source), schema, source)

/** @throws ReleaseError. */
export function parseJson(text: string, source: JsonSource): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw buildError(source, 'is not JSON', cause)
  }
}

/** @throws ReleaseError that names every failing path. */
export function checkShape<Output>(
  value: unknown,
  schema: z.ZodMiniType<Output>,
  source: JsonSource,
): Output {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || '(root)'}: ${issue.message.replace(/\.$/, '')}`,
  )
  throw buildError(source, `is not as it should be: ${issues.join('; ')}`, parsed.error)
}

export const unreadable = (source: JsonSource, cause: unknown) => buildError(source, 'cannot be read', cause)

const buildError = ({ code, advice, shownAs }: JsonSource, what: string, cause: unknown) =>
  new ReleaseError(code, `${shownAs} ${what}. ${advice}`, { cause })
