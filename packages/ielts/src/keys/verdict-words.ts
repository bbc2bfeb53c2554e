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

/** What teachers write for TRUE, NO or NOT GIVEN: “R”, “wrong”, “DS”, “can’t tell”. Other words stay as they are. */
export const toVerdict = (said: string): string =>
  unknown.test(said) ? 'not given' : (verdicts[said.toLowerCase()] ?? said)

/** TRUE, NO or NOT GIVEN in whatever words. */
export const isVerdict = (said: string): boolean =>
  ['true', 'false', 'yes', 'no', 'not given'].includes(toVerdict(said).toLowerCase())
