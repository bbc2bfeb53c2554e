import { anyText, listOrOne } from '@console/values/schemas/lenient'
import { foldText } from '@console/values/text/fold-text'
import * as z from 'zod/mini'

export const roleSchema = z.looseObject({ name: z.string() })

export const userSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  email: z.string(),
  name: z.string(),
  roles: z.array(roleSchema),
})
export type User = z.infer<typeof userSchema>

const receivedUserSchema = z.looseObject({
  ...userSchema.shape,
  email: anyText(),
  name: anyText(),
  roles: listOrOne(roleSchema),
})

/** Optional plus, 3 digits, 3 digits, then 4 to 6 digits, with optional separators: SPEC §5. */
const phonePattern = /^\+?\(?\d{3}\)?[-\s.]?\d{3}[-\s.]?\d{4,6}$/
/** The domain contains a dot. Unambiguous, so matching takes linear time for any text. */
const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/
const invalidIdentifier = 'Invalid email or phone number'

export const credentialsSchema = z.object({
  identifier: z.string().check(
    z.overwrite(foldText),
    z.trim(),
    // The longest address that mail can be sent to: RFC 5321, 4.5.3.1.3, without the angle brackets.
    z.maxLength(254, { error: invalidIdentifier, abort: true }),
    z.refine((text) => emailPattern.test(text) || phonePattern.test(text), { error: invalidIdentifier }),
  ),
  password: z
    .string()
    .check(
      z.minLength(6, { error: 'Password must be at least 6 characters' }),
      z.maxLength(1024, { error: 'Password can have at most 1024 characters' }),
    ),
  remember_me: z._default(z.boolean(), false),
})
export type Credentials = z.infer<typeof credentialsSchema>

export const signInResultSchema = z.looseObject({
  token: z.string().check(z.minLength(1)),
  user: receivedUserSchema,
  permissions: z.pipe(
    z.nullish(z.array(z.union([z.string(), z.looseObject({ name: z.string() })]))),
    z.transform((permissions) => permissions ?? []),
  ),
})
export type SignInResult = z.infer<typeof signInResultSchema>

/** A server may send each permission as its name or as an object that has one. */
export const toPermissionNames = (permissions: SignInResult['permissions']): string[] =>
  permissions.map((permission) => (typeof permission === 'string' ? permission : permission.name))
