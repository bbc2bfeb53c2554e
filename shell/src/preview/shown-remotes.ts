/** Names of remotes that have shown a screen since the page was opened: what one of them throws later ends no preview. */
export const shownRemotes = new Set<string>()
