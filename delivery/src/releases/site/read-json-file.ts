import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { ReleaseError, type ReleaseErrorCode } from '../../errors/release-error.ts'

// zod/mini says only “Invalid input” until it is given a language.
z.config(z.locales.en())

type FileFacts = {
  /** Of the ReleaseError thrown; its message names the file and what is wrong in it. */
  code: ReleaseErrorCode
  /** What to do then: a whole sentence. */
  advice: string
  /** The file people know it by, when it was read from a copy. */
  shownAs?: string
}

/**
 * Reads and validates a JSON file; what the schema does not know is left out.
 * @throws ReleaseError when the file is missing, no JSON, or of another shape.
 */
export async function readJsonFile<Output>(
  file: string,
  schema: z.ZodMiniType<Output>,
  facts: FileFacts,
): Promise<Output> {
  return checkShape(file, await readJson(file, facts), schema, facts)
}

/** @throws ReleaseError when the file is missing or no JSON. */
export async function readJson(file: string, facts: FileFacts): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw buildError(file, 'cannot be read', facts, cause)
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw buildError(file, 'is not JSON', facts, cause)
  }
}

/** @throws ReleaseError that names every failing path. */
export function checkShape<Output>(
  file: string,
  value: unknown,
  schema: z.ZodMiniType<Output>,
  facts: FileFacts,
): Output {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || '(root)'}: ${issue.message.replace(/\.$/, '')}`,
  )
  throw buildError(file, `is not as it should be: ${issues.join('; ')}`, facts, parsed.error)
}

const buildError = (
  file: string,
  what: string,
  { code, advice, shownAs = file }: FileFacts,
  cause: unknown,
) => new ReleaseError(code, `${shownAs} ${what}. ${advice}`, { cause })
