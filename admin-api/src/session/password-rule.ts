const fewest = 12
/** The same limit as at sign-in. */
const most = 1024
/** Fewer different characters are one key held down, or a short word repeated. */
const fewestDifferent = 5

/** Long enough, and yet on every list of common passwords; only letters and digits are compared. */
const known = [
  '123456789012',
  '1234567890123',
  '12345678901234',
  '123456789abc',
  '1q2w3e4r5t6y',
  'administrator',
  'changeme1234',
  'correcthorsebatterystaple',
  'ieltsstaff',
  'letmeinplease',
  'password1234',
  'password12345',
  'password123456',
  'passwordpassword',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopasdfghjklzxcvbnm',
  'welcome12345',
]

/** Why `password` is refused for a new account, in a sentence; null where it is accepted. Length counts, not kinds of characters (NIST SP 800-63B). */
export function findPasswordFault(password: string, person: { email: string; name: string }): string | null {
  const text = password.normalize('NFKC')
  const characters = [...text]
  if (!text.isWellFormed() || text.includes('\0')) return 'The password contains an invalid character.'
  if (text.length > most) return `The password must have at most ${most} characters.`
  const folded = fold(text)
  if (known.includes(folded)) return 'This password is too common. Choose another.'
  if (characters.length < fewest) return `The password must have at least ${fewest} characters.`
  if (new Set(characters).size < fewestDifferent) {
    return `The password must have at least ${fewestDifferent} different characters.`
  }
  const own = [person.email, person.email.split('@', 1).join(''), person.name].map(fold)
  return own.includes(folded) ? 'The password must not be the name or the email. Choose another.' : null
}

const fold = (text: string) => text.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '')
