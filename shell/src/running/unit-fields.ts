import type { RunningUnit } from './running-units.ts'

type UnitField = {
  label: string
  toText(unit: RunningUnit): string
  /** What of it the screen shows, where that is less or laid out otherwise. */
  toShown?(unit: RunningUnit): string
  isNumber?: boolean
}

/** What the screen and a report say of a unit beyond its name, in this order. */
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

/** To be pasted into a report of a problem. */
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
