/** Remotes that have rendered a screen since the page was loaded: a later error of theirs ends no preview. */
export const shownRemotes = new Set<string>()
