const verdicts: Record<string, string> = {
  t: 'true',
  f: 'false',
  y: 'yes',
  n: 'no',
  r: 'true',
  w: 'false',
  right: 'true',
  correct: 'true',
  wrong: 'false',
  incorrect: 'false',
}

const unknown =
  /^(?:ng|ds|dk|cs|ct|ni|ns|nm|not\s?given|(?:the )?(?:text )?(?:it )?(?:does(?:n['’]t| not)|cannot|can['’]t) (?:say|tell|know)|not (?:stated|mentioned|said|known|in (?:the )?text)|no information)$/i

/** Converts teachers’ words for TRUE, NO or NOT GIVEN, such as “R”, “wrong”, “DS” or “can’t tell”. Others are unchanged. */
export const toVerdict = (word: string): string =>
  unknown.test(word) ? 'not given' : (verdicts[word.toLowerCase()] ?? word)

/** Whether a text means TRUE, FALSE, YES, NO or NOT GIVEN. */
export const isVerdict = (word: string): boolean =>
  ['true', 'false', 'yes', 'no', 'not given'].includes(toVerdict(word).toLowerCase())
