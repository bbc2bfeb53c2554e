import type { FieldErrors } from '@console/shared/schemas/envelope'
import { toFieldMessages } from '@console/shared/ui/form-messages'
import { listTouched } from './draft.ts'
import { toValues } from './payload.ts'
import { type Body, type Fields, listNames } from './record-field.ts'

/** All problems of a draft. */
export function findIssues<Item, Draft extends object>(
  fields: Fields<Item, Draft>,
  body: Body,
  draft: Draft,
) {
  const own = new Map(
    listNames(fields).map((name) => [name, fields[name].check?.(String(draft[name]), draft)]),
  )
  const issues = body.safeParse(toValues(fields, draft)).error?.issues ?? []
  return [
    ...[...own].flatMap(([name, message]) => (message ? [{ path: [name], message }] : [])),
    ...issues.filter(({ path: [name] }) => !own.get(String(name) as keyof Draft & string)),
  ]
}

/**
 * Messages by field; empty for a draft that can be sent. Fields equal to those of `base`, the draft of the stored
 * record, are not judged.
 */
export function checkDraft<Item, Draft extends object>(
  fields: Fields<Item, Draft>,
  body: Body,
  draft: Draft,
  base: Draft | null,
): FieldErrors {
  const judged = listTouched(fields, draft, base).flatMap((name) => [name, fields[name].judgedAt ?? name])
  return Object.fromEntries(
    Object.entries(toFieldMessages(findIssues(fields, body, draft))).filter(([field]) =>
      judged.some((name) => name === field),
    ),
  )
}
