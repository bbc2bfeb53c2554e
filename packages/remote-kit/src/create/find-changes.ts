/**
 * The sections of a Changesets changelog that are newer than `from` and not newer than `to`, newest first. The suffix
 * of a kit version (`1.12.0-kit0a1b2c3d4e5f`) only distinguishes packings of one version.
 */
export function findChanges(changelog: string, from: string, to: string): string {
  const sections = changelog.split(/^(?=## \d)/m).slice(1)
  return sections
    .filter((section) => {
      const version = toNumbers(section.slice('## '.length))
      return isNewer(version, toNumbers(from)) && !isNewer(version, toNumbers(to))
    })
    .map((section) => section.trim())
    .join('\n\n')
}

const toNumbers = (version: string) => /^[\d.]+/.exec(version)?.[0] ?? ''

const { compare } = new Intl.Collator('en', { numeric: true })
const isNewer = (version: string, than: string) => compare(version, than) > 0
