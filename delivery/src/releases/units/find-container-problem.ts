import type { BuiltRemote } from '@console/shared/release'
import * as z from 'zod/mini'
import type { FileHashes } from '../site/hash-files.ts'
import { parseScript } from './parse-script.ts'

const fileList = z.object({ sync: z.array(z.string()), async: z.array(z.string()) })
const assets = z.object({ assets: z.object({ js: fileList, css: fileList }) })

/** The parts of `mf-manifest.json` that are read, as @module-federation/enhanced 2 writes it. */
const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
  shared: z.optional(z.array(assets)),
  exposes: z.optional(z.array(assets)),
})

/** Checks that the federation runtime can start a remote from its manifest and entry; a sentence for each fault. */
export function findContainerProblem(
  { manifest: manifestFile, entry }: Pick<BuiltRemote, 'manifest' | 'entry'>,
  files: FileHashes,
  read: (file: string) => string,
): string[] {
  const parsed = manifestSchema.safeParse(JSON.parse(read(manifestFile)))
  if (!parsed.success) return [`${manifestFile} is not a manifest of Module Federation.`]
  const { metaData, shared = [], exposes = [] } = parsed.data
  const listed = [...shared, ...exposes].flatMap(({ assets: { js, css } }) => [
    ...js.sync,
    ...js.async,
    ...css.sync,
    ...css.async,
  ])
  const missing = [...new Set(listed)].filter((file) => !Object.hasOwn(files, file))
  const named = `${metaData.remoteEntry.path}${metaData.remoteEntry.name}`
  return [
    ...missing.map((file) => `${manifestFile} names ${file}, which the build does not hold.`),
    ...(named === entry ? [] : [`${manifestFile} names the entry ${named}, and remote.json ${entry}.`]),
    ...(setsGlobal(read(entry), entry, metaData.globalName)
      ? []
      : [`${entry} does not set ${metaData.globalName}, by which the shell finds the remote.`]),
  ]
}

function setsGlobal(text: string, file: string, name: string): boolean {
  return parseScript(text, file).body.some(
    (statement) =>
      statement.type === 'VariableDeclaration' &&
      statement.kind === 'var' &&
      statement.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name),
  )
}
