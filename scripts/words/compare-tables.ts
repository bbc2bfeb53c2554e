/** A line for each text that is new, and for each that is gone; `unit` begins each of them. */
export function compareTables(unit: string, before: string, now: string): string[] {
  const kept = new Set(before.split('\n'))
  const found = new Set(now.split('\n'))
  const toLine = (mark: string) => (line: string) => `${mark}  ${unit}/${line.replace('\t', ': ')}`
  return [
    ...[...found].filter((line) => !kept.has(line)).map(toLine('new ')),
    ...[...kept].filter((line) => !found.has(line)).map(toLine('gone')),
  ]
}
