import type { Release } from '@console/shared/release'
import type { Environment } from '../environment/environment.ts'

export type AboutFact = { label: string; value: string }

const environmentTitles: Record<Environment, string> = {
  development: 'Development',
  staging: 'Staging',
  production: 'Production',
}

/** What a report of a problem needs to say of the console it happened in. */
export const listAboutFacts = (release: Release, environment: Environment): AboutFact[] => [
  { label: 'Environment', value: environmentTitles[environment] },
  { label: 'Release', value: release.id },
  { label: 'Shell', value: release.shell.version },
  ...release.remotes.map(({ title, name, version }) => ({ label: `${title} (${name})`, value: version })),
]

/** One line each, with where it is and what it runs in, to be pasted into a message. */
export const toAboutText = (facts: readonly AboutFact[], address: string, browser: string): string =>
  [...facts, { label: 'Address', value: address }, { label: 'Browser', value: browser }]
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')
