/** How the console presents a section that is unavailable. */
type Absence = {
  /** Follows its name in the menu and the palette. */
  mark: string
  /** Shown in the menu: a word, or a warning sign when something is wrong. */
  sign: 'warning' | { word: string }
  heading(title: string): string
  sentence(title: string): string
  /** Advice for the reader. */
  remedy: string
}

const wrong = {
  mark: 'Not available',
  sign: 'warning',
  heading: (title) => `“${title}” is not available`,
} as const satisfies Partial<Absence>

const tellItsTeam = 'Its team must publish it again. Send them the details below.'

/** Every reason why a section can be unavailable, keyed by the name used in logs and reports. */
const absences = {
  unreachable: {
    ...wrong,
    sentence: (title) => `“${title}” could not be loaded. The connection or its server may be down.`,
    remedy: 'Try again in a moment.',
  },
  'too-old': {
    ...wrong,
    mark: 'Too old',
    sentence: (title) => `“${title}” was built for an older console than this one, so it was not started.`,
    remedy: tellItsTeam,
  },
  'too-new': {
    ...wrong,
    mark: 'Too new',
    sentence: (title) => `“${title}” was built for a newer console than this one, so it was not started.`,
    remedy: 'Retry looks for a newer console. If there is none, send the details below to its team.',
  },
  tampered: {
    ...wrong,
    sentence: (title) =>
      `“${title}” was not started, because its files are not the ones that were published.`,
    remedy: tellItsTeam,
  },
  broken: {
    ...wrong,
    sentence: (title) => `“${title}” failed to start.`,
    remedy: 'Try again. If it keeps failing, send the details below to its team.',
  },
  invalid: {
    ...wrong,
    sentence: (title) => `“${title}” was loaded but is not a valid section of this console.`,
    remedy: tellItsTeam,
  },
  unreadable: {
    ...wrong,
    sentence: (title) => `“${title}” was published in a format that this console cannot read.`,
    remedy: tellItsTeam,
  },
  'switched-off': {
    mark: 'Switched off',
    sign: { word: 'Off' },
    heading: (title) => `“${title}” is switched off`,
    sentence: (title) => `An administrator has switched “${title}” off for everybody.`,
    remedy: 'You do not need to do anything. It opens by itself once it is switched on again.',
  },
  'not-permitted': {
    mark: 'No access',
    sign: { word: 'No access' },
    heading: (title) => `You don’t have access to “${title}”`,
    sentence: (title) => `“${title}” needs a permission that your account does not have.`,
    remedy: 'A new permission takes effect when you sign in again.',
  },
  'not-here': {
    mark: 'Not here',
    sign: { word: 'Not here' },
    heading: (title) => `“${title}” is not part of this console`,
    sentence: (title) => `“${title}” is not in this environment.`,
    remedy: '',
  },
} as const satisfies Record<string, Absence>

export type AbsenceReason = keyof typeof absences

export const describeAbsence = (reason: AbsenceReason): Absence => absences[reason]

/** Reassurance shown with every absence. */
export const unaffectedNote =
  'The rest of the console works as usual. Drafts of unsaved work are kept on this device.'
