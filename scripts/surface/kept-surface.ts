import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands/workspace.ts'
import { emitSurface } from './emit-surface.ts'
import type { VersionedSurface } from './judge-surfaces.ts'

const file = join(root, 'packages/shared/surface.txt')

export function readReleasedSurface(): VersionedSurface {
  const text = readFileSync(file, 'utf8')
  return { version: readVersion(text, /^\/\/ Platform ([\d.]+)$/m), text }
}

export const writeReleasedSurface = ({ version, text }: VersionedSurface): void =>
  writeFileSync(file, `// Platform ${version}\n${text}`)

export async function readSurfaceOfSources(): Promise<VersionedSurface> {
  const platform = readFileSync(join(root, 'packages/shared/src/platform/platform.ts'), 'utf8')
  return { version: readVersion(platform, /platformVersion = '([\d.]+)'/), text: await emitSurface() }
}

function readVersion(text: string, pattern: RegExp): string {
  const version = pattern.exec(text)?.[1]
  if (version === undefined) throw new Error(`No version of the platform is stated as ${pattern}`)
  return version
}
