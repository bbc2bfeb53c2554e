import type { RunningUnit } from './running-units.ts'

type UnitField = {
  label: string
  toText(unit: RunningUnit): string
  /** Shorter form for the screen. */
  toShown?(unit: RunningUnit): string
  isNumber?: boolean
}

/** The fields of a unit on screen and in reports, in order, besides its name. */
export const unitFields: readonly UnitField[] = [
  { label: 'Version', toText: ({ version }) => version },
  { label: 'Team', toText: ({ team }) => team },
  { label: 'State', toText: ({ state, reasons }) => [state, ...reasons].join(' · ') },
  {
    label: 'Loaded in',
    toText: ({ loadTime }) => (loadTime === null ? '–' : `${Math.round(loadTime)} ms`),
    isNumber: true,
  },
  { label: 'Failures', toText: ({ failures }) => String(failures), isNumber: true },
  { label: 'Breaker', toText: ({ breaker }) => breaker || '–' },
  {
    label: 'From',
    toText: ({ source, release }) => `${source} of ${release}`,
    toShown: ({ release }) => release,
  },
  { label: 'Platform', toText: ({ platform }) => platform },
  { label: 'Paths', toText: ({ paths }) => paths.join(' '), toShown: ({ paths }) => paths.join('\n') },
]

type Page = { release: string; address: string; browser: string }

/** Plain text for pasting into a problem report. */
export const toRunningText = (units: readonly RunningUnit[], { release, address, browser }: Page): string =>
  [
    [`Release: ${release}`, `Address: ${address}`, `Browser: ${browser}`],
    ...units.map((unit) => [
      `${unit.title} (${unit.name})`,
      ...unitFields.map(({ label, toText }) => `  ${label}: ${toText(unit)}`),
    ]),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
