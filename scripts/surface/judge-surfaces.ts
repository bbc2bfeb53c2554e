import { compareSurfaces } from './compare-surfaces.ts'

/** A surface with its platform version. */
export type VersionedSurface = { version: string; text: string }

/** Faults that keep each surface from following the last released one, a text for each. */
export async function judgeSurfaces(
  all: readonly { released: VersionedSurface; now: VersionedSurface }[],
): Promise<string[][]> {
  const differences = await compareSurfaces(
    all.map(({ released, now }) => ({ released: released.text, now: now.text })),
  )
  return all.map(({ released, now }, index) => {
    const found = differences[index] ?? []
    const [major = 0, minor = 0] = now.version.split('.').map(Number)
    const [lastMajor = 0, lastMinor = 0] = released.version.split('.').map(Number)
    const broken = found.filter(({ kind }) => kind === 'breaks')
    if (broken.length > 0 && major <= lastMajor)
      return broken.map(
        ({ promised: { name, from }, details }) =>
          `${name} of ${from} is not what remotes were built for with platform ${released.version}:\n${details}\n` +
          `Keep what they use, or make platformVersion ${lastMajor + 1}.0.0, which refuses the remotes of before.`,
      )
    if (found.length === 0 || major > lastMajor || (major === lastMajor && minor > lastMinor)) return []
    const names = new Set(found.map(({ promised: { name, from } }) => `${name} of ${from}`))
    return [
      `${[...names].join(', ')} changed, and the platform is ${now.version} still. ` +
        `Make platformVersion ${lastMajor}.${lastMinor + 1}.0, and keep its surface: pnpm surface keep`,
    ]
  })
}
