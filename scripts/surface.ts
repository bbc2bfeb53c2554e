import { judgeSurfaces } from './surface/judge-surfaces.ts'
import { readReleasedSurface, readSurfaceOfSources, writeReleasedSurface } from './surface/kept-surface.ts'

const [command, ...more] = process.argv.slice(2)
if (more.length > 0 || (command !== undefined && command !== 'keep')) {
  fail(
    'pnpm surface compares the public surface with that of the last release; pnpm surface keep renews that.',
  )
} else {
  const released = readReleasedSurface()
  const now = await readSurfaceOfSources()
  const faults = (await judgeSurfaces([{ released, now }])).flat()
  if (faults.length > 0) fail(faults.join('\n\n'))
  else if (command === 'keep') writeReleasedSurface(now)
  else if (now.version !== released.version)
    fail(`Keep the surface of platform ${now.version}: pnpm surface keep`)
  else console.log('Remotes that were built for the platform can live with it.')
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}
