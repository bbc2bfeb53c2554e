import { type Credentials, credentialsSchema } from '@console/shared/schemas/session'

export type CredentialErrors = Partial<Record<'identifier' | 'password', string>>

/** The form's values, or the messages of SPEC §5 for invalid fields. */
export function readCredentials(data: FormData): {
  credentials: Credentials | null
  errors: CredentialErrors
} {
  const parsed = credentialsSchema.safeParse({
    identifier: data.get('identifier'),
    password: data.get('password'),
    remember_me: data.get('remember_me') !== null,
  })
  if (parsed.success) return { credentials: parsed.data, errors: {} }
  const errors: CredentialErrors = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path[0]
    if (field === 'identifier' || field === 'password') errors[field] ??= message
  }
  return { credentials: null, errors }
}
