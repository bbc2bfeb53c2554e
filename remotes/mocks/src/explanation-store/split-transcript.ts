const heading = /^[ \t]*(?:part|section)[ \t]+([1-9])\b[^\n]{0,60}$/gim

/** Splits the transcript of a whole test by part number; null without headings of at least two parts. */
export function splitTranscript(text: string): ReadonlyMap<number, string> | null {
  const heads = [...text.matchAll(heading)]
  const parts = heads.map((head, index) => {
    const end = heads[index + 1]?.index ?? text.length
    return [Number(head[1]), text.slice(head.index + head[0].length, end).trim()] as const
  })
  const found = new Map(parts)
  return found.size > 1 && found.size === parts.length ? found : null
}
