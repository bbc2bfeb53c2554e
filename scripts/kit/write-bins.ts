import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The oldest Node that the packed packages run on. */
export const oldestNode = 24

/**
 * Writes the programs of a packed package, which say so where Node is too old, in place of the syntax error that their own
 * files would be. Returns them for its manifest.
 */
export async function writeBins(dir: string, bin: Readonly<Record<string, string>> = {}) {
  for (const [name, file] of Object.entries(bin)) {
    const program = file.replace(/^\.\/src\/(.+)\.ts$/, '../dist/$1.js')
    await mkdir(join(dir, 'bin'), { recursive: true })
    await writeFile(join(dir, 'bin', `${name}.js`), buildBin(name, program))
  }
  return Object.fromEntries(Object.keys(bin).map((name) => [name, `./bin/${name}.js`]))
}

const buildBin = (name: string, program: string) => `#!/usr/bin/env node
if (Number.parseInt(process.versions.node) < ${oldestNode}) {
  console.error('${name} needs Node ${oldestNode} or later, and this is Node ' + process.versions.node + '.')
  process.exit(1)
}
await import('${program}')
`
