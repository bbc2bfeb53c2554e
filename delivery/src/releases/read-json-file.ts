import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { ReleaseError, type ReleaseErrorCode } from './release-error.ts'

// zod/mini says only “Invalid input” until it is given a language.
z.config(z.locales.en())

/**
 * Reads and validates a JSON file.
 * @param code of the ReleaseError thrown when the file is missing, no JSON, or of another shape; the message
 * names the file and every failing path.
 * @param advice what to do then: a whole sentence.
 * @param shownAs the file people know it by, when it was read from a copy.
 */
export async function readJsonFile<Output>(
  file: string,
  schema: z.ZodMiniType<Output>,
  { code, advice, shownAs = file }: { code: ReleaseErrorCode; advice: string; shownAs?: string },
): Promise<Output> {
  const fail = (what: string, cause?: unknown) =>
    new ReleaseError(code, `${shownAs} ${what}. ${advice}`, { cause })
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw fail('cannot be read', cause)
  })
  const parsed = schema.safeParse(parseJson(text, (cause) => fail('is not JSON', cause)))
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || '(root)'}: ${issue.message.replace(/\.$/, '')}`,
  )
  throw fail(`is not as it should be: ${issues.join('; ')}`, parsed.error)
}

function parseJson(text: string, toError: (cause: unknown) => Error): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw toError(cause)
  }
}
