const heading = /^[ \t]*(?:part|section)[ \t]+([1-9])\b[^\n]{0,60}$/gim

/** The transcript of a whole test by the numbers of its parts; null where it has no headings of two parts or more. */
export function splitTranscript(text: string): ReadonlyMap<number, string> | null {
  const heads = [...text.matchAll(heading)]
  const parts = heads.map((head, index) => {
    const end = heads[index + 1]?.index ?? text.length
    return [Number(head[1]), text.slice(head.index + head[0].length, end).trim()] as const
  })
  const found = new Map(parts)
  return found.size > 1 && found.size === parts.length ? found : null
}
