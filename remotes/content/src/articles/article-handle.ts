type ScreenMatch = { params: Readonly<Record<string, string | undefined>>; loaderData: unknown }

/** Names a screen of one article by what its loader found: `{ title }`, null while it is still being loaded. */
export const toArticleHandle = (toName: (title: string | null) => string) => ({
  title: ({ loaderData }: ScreenMatch) => toName(readTitle(loaderData)),
})

function readTitle(found: unknown): string | null {
  if (typeof found !== 'object' || found === null || !('title' in found)) return null
  return typeof found.title === 'string' ? found.title : null
}
