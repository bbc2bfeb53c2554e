/** Assigns each entry the letter that opens it after G: the first of its title not yet taken. */
export function assignGoLetters<Entry extends { title: string }>(
  entries: readonly Entry[],
): Map<string, Entry> {
  const taken = new Map<string, Entry>()
  for (const entry of entries) {
    const letter = [...entry.title.toLowerCase()].find((one) => /^[a-z]$/.test(one) && !taken.has(one))
    if (letter !== undefined) taken.set(letter, entry)
  }
  return taken
}
