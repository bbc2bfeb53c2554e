import { readFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import * as z from 'zod/mini'
import { CreateError } from './create-error.ts'
import type { TemplateFile } from './fill-template.ts'

/** Written by packing: version by package, and the tarballs of our own packages. */
const versionsSchema = z.object({
  versions: z.record(z.string(), z.string()),
  files: z.optional(z.record(z.string(), z.string())),
})

const packageDir = join(import.meta.dirname, '..', '..')
const manifestSchema = z.object({ name: z.string(), version: z.string() })

const toSource = (kit: string | undefined) => (kit === undefined ? packageDir : resolve(kit))

/** Empty for a kit that was packed before it had one. */
export const readChangelog = (kit: string | undefined): Promise<string> =>
  readFile(join(toSource(kit), 'CHANGELOG.md'), 'utf8').catch(() => '')

/** Versions of the console’s packages for a standalone repository; `files` are their tarballs, relative to `dir`. */
type KitVersions = { versions: Record<string, string>; files: Record<string, string> }

async function readVersions(dir: string, kit: string | undefined): Promise<KitVersions> {
  const text = await readFile(join(toSource(kit), 'versions.json'), 'utf8').catch((cause: unknown) => {
    throw new CreateError(
      kit === undefined
        ? 'Say with --kit where the packages of the console are. They are packed by: pnpm pack:kit.'
        : `There are no packages of the console in ${kit}. They are packed by: pnpm pack:kit --out ${kit}.`,
      { cause },
    )
  })
  const { versions, files = {} } = versionsSchema.parse(JSON.parse(text))
  if (kit !== undefined)
    return {
      versions,
      files: Object.fromEntries(
        Object.entries(files).map(([name, file]) => [name, toPlace(dir, join(kit, file))]),
      ),
    }
  const own = manifestSchema.parse(JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')))
  return { versions: { ...versions, [own.name]: own.version }, files: {} }
}

const toPlace = (dir: string, file: string) => `file:${relative(dir, file).split(sep).join('/')}`

/**
 * Generates a standalone repository's `pnpm-workspace.yaml`, the only file with versions: of the console's packages,
 * and of modules shared with the shell.
 * @param kit folder of the tarballs; without it the packages come from a registry, in the versions that belong to this
 * one.
 * @throws CreateError if there are none.
 */
export async function buildKitVersions(dir: string, kit: string | undefined): Promise<TemplateFile> {
  const { versions, files } = await readVersions(dir, kit)
  const toLines = (entries: Record<string, string>) =>
    Object.entries(entries)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `  "${name}": ${value}`)
  const overrides = Object.keys(files).length === 0 ? [] : ['overrides:', ...toLines(files), '']
  const lines = [
    '# Written by create-console-remote: the packages of the console, and what its shell shares, in the version that it does.',
    'packages:',
    '  - .',
    '',
    'minimumReleaseAge: 1440',
    'strictDepBuilds: true',
    '# Refuses an older Node than package.json names, on which tests and build would end with stacks.',
    'engineStrict: true',
    '',
    '# It parses with the JavaScript API of TypeScript, which TypeScript 7 no longer has.',
    'packageExtensions:',
    '  dependency-cruiser:',
    '    dependencies:',
    '      typescript: 6.0.3',
    '',
    ...overrides,
    'catalog:',
    ...toLines(versions),
  ]
  return { file: 'pnpm-workspace.yaml', text: `${lines.join('\n')}\n` }
}
