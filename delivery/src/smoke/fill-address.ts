/** Links on the opened screens, and ids in the API's answers to them. */
export type Findings = { links: readonly string[]; ids: readonly { screen: string; id: string }[] }

/**
 * An address with a real id in place of `:id`, from a link that begins like it, else from the API's answers to the
 * nearest screen above. Undefined when no id was seen, or there are two to fill.
 * @param siblings addresses of the remote; `new` in `/articles/new/` is not an id.
 */
export function fillAddress(
  address: string,
  siblings: readonly string[],
  { links, ids }: Findings,
): string | undefined {
  const parts = toParts(address)
  const place = parts.findIndex((part) => part.startsWith(':'))
  if (parts.some((part, index) => index > place && part.startsWith(':'))) return undefined
  const before = parts.slice(0, place)
  const beginsAlike = (path: readonly string[]) => before.every((part, index) => path[index] === part)
  const words = new Set(
    siblings.map(toParts).flatMap((path) => (beginsAlike(path) ? (path[place] ?? []) : [])),
  )
  const ofLink = links
    .map(toParts)
    .filter(beginsAlike)
    .flatMap((path) => path[place] ?? [])
    .find((part) => !words.has(part))
  const ofAnswer = ids
    .filter(({ screen }) => toParts(screen).every((part, index) => before[index] === part))
    .toSorted((a, b) => toParts(b.screen).length - toParts(a.screen).length)[0]?.id
  const id = ofLink ?? ofAnswer
  return id && `/${[...before, id, ...parts.slice(place + 1)].join('/')}/`
}

const toParts = (path: string) => path.split('/').filter((part) => part !== '')
