import { root } from './commands/workspace.ts'
import { checkSurface, readPlatformVersion } from './surface/check-surface.ts'
import { compareSurfaces } from './surface/compare-surfaces.ts'
import { emitSurface } from './surface/emit-surface.ts'
import { keepSurface, readKeptSurfaces } from './surface/kept-surfaces.ts'
import { toMinor } from './surface/surface.ts'

async function main([command, ...more]: readonly string[]) {
  if (more.length > 0 || (command !== undefined && command !== 'keep')) {
    return fail(
      'pnpm surface compares the public surface with what is kept of it; pnpm surface keep keeps it.',
    )
  }
  if (command === 'keep') return keep()
  const problems = await checkSurface(root)
  return problems.length === 0
    ? console.log('Remotes of before can live with it.')
    : fail(problems.join('\n\n'))
}

/** What a version was is not rewritten: another surface is another version. */
async function keep() {
  const minor = toMinor(await readPlatformVersion(root))
  const now = await emitSurface(root)
  const before = (await readKeptSurfaces(root)).get(minor)
  const kept = new Map(before === undefined ? [] : [[minor, before]])
  const differences = (await compareSurfaces([{ now, kept }])).flat()
  const versioned = differences.filter(({ kind, crossing }) => kind === 'breaks' || crossing.isVersioned)
  if (versioned.length > 0)
    return fail(`Platform ${minor} is kept already, and was another. Raise platformVersion first.`)
  await keepSurface(root, minor, now)
  console.log(`The surface of platform ${minor} is kept in packages/shared/surfaces/${minor}.txt.`)
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}

await main(process.argv.slice(2))
