/** Fields of the demonstration's records that lists and forms show as labels. */
const labels = new Set(['name', 'title', 'sub_title', 'description', 'category', 'campaign', 'instruction'])

/** Every label of a file of records, in order, once each. */
export function listRecordWords(source: string): string[] {
  const found = new Set<string>()
  JSON.parse(source, (field, value: unknown) => {
    if (labels.has(field) && typeof value === 'string') found.add(value.replace(/\s+/gu, ' ').trim())
    return value
  })
  return [...found].filter((text) => text !== '')
}
