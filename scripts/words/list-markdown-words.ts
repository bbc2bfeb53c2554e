/** Every heading, paragraph and item of a page of Markdown, in order; its lines joined, without the marks of a heading or a list. */
export const listMarkdownWords = (source: string): string[] =>
  source
    .split(/\n{2,}|\n(?=#|(?:[-*]|\d+\.) )/u)
    .map((block) =>
      block
        .trim()
        .replace(/^(?:#+|[-*]|\d+\.) +/u, '')
        .replace(/\s+/gu, ' '),
    )
    .filter((text) => text !== '')
