import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const fewest = 12
/** The same limit as at sign-in. */
const most = 1024
/** Fewer different characters are one key held down, or a short word repeated. */
const fewestDifferent = 5

/** Long enough, and tried first here: words of this product, and some that the list below is too short for. */
const known = ['12345678901234', 'changeme1234', 'correcthorsebatterystaple', 'ieltsstaff', 'letmeinplease']

/**
 * All with 10 letters and digits or more of the 100,000 most used passwords in a billion that were stolen (ignis-100K of Pwdb, MIT): a
 * sign or two makes them long enough. By the beginning of their SHA-256, since many are not fit to be read.
 */
const common = new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'))

const isCommon = (folded: string) =>
  known.includes(folded) || common.has(hash('sha256', folded, 'base64url').slice(0, 6))

/** Why `password` is refused for a new account, in a sentence; null where it is accepted. Length counts, not kinds of characters (NIST SP 800-63B). */
export function findPasswordFault(password: string, person: { email: string; name: string }): string | null {
  const text = password.normalize('NFKC')
  const characters = [...text]
  if (!text.isWellFormed() || text.includes('\0')) return 'The password contains an invalid character.'
  if (text.length > most) return `The password must have at most ${most} characters.`
  const folded = fold(text)
  if (isCommon(folded)) return 'This password is too common. Choose another.'
  if (characters.length < fewest) return `The password must have at least ${fewest} characters.`
  if (new Set(characters).size < fewestDifferent) {
    return `The password must have at least ${fewestDifferent} different characters.`
  }
  const own = [person.email, person.email.split('@', 1).join(''), person.name].map(fold)
  return own.includes(folded) ? 'The password must not be the name or the email. Choose another.' : null
}

const fold = (text: string) => text.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '')
