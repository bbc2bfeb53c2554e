/** Ways in which one line of a paper is damaged by copying, scanning and pasting. */
export const damages = {
  dropped: (lines: readonly string[], at: number) => lines.toSpliced(at, 1),
  doubled: (lines: readonly string[], at: number) => lines.toSpliced(at, 0, lines[at] ?? ''),
  moved: (lines: readonly string[], at: number) =>
    lines.toSpliced(at, 1).toSpliced((at + 7) % lines.length, 0, lines[at] ?? ''),
  misread: (lines: readonly string[], at: number) => lines.with(at, misread(lines[at] ?? '')),
}

const scanned: Readonly<Record<string, string>> = { 0: 'O', 1: 'l', 5: 'S' }

/** A scan takes digits for letters. */
const misread = (line: string): string => line.replace(/\d/, (digit) => scanned[digit] ?? digit)
