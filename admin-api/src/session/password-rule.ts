const fewest = 12
/** The same limit as at sign-in. */
const most = 1024
/** Fewer different characters are one key held down, or a short word repeated. */
const fewestDifferent = 5

/** Long enough, and tried first here: words of this product, and some that the dictionary does not have. */
const known = ['correcthorsebatterystaple', 'ieltsstaff', 'letmeinplease', 'qwertyuiopasdfghjklzxcvbnm']

/**
 * Whether letters and digits of a password are a number, one of the 49,233 most used ones, or one of those with a number behind it. The
 * dictionary is loaded when a password is chosen: it takes 20 MB.
 */
async function isCommon(folded: string): Promise<boolean> {
  if (/^\d+$/.test(folded)) return true
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const word = folded.replace(/(?<!\d)\d+$/, '')
  return [...known, ...dictionary['passwords-common']].some((each) => each === folded || each === word)
}

/** Why `password` is refused for a new account, in a sentence; null where it is accepted. Length counts, not kinds of characters (NIST SP 800-63B). */
export async function findPasswordFault(
  password: string,
  person: { email: string; name: string },
): Promise<string | null> {
  const text = password.normalize('NFKC')
  const characters = [...text]
  if (!text.isWellFormed() || text.includes('\0')) return 'The password contains an invalid character.'
  if (text.length > most) return `The password must have at most ${most} characters.`
  const folded = fold(text)
  if (await isCommon(folded)) return 'This password is too common. Choose another.'
  if (characters.length < fewest) return `The password must have at least ${fewest} characters.`
  if (new Set(characters).size < fewestDifferent) {
    return `The password must have at least ${fewestDifferent} different characters.`
  }
  const own = [person.email, person.email.split('@', 1).join(''), person.name].map(fold)
  return own.includes(folded) ? 'The password must not be the name or the email. Choose another.' : null
}

const fold = (text: string) => text.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '')
