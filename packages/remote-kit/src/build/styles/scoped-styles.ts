import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'
import { confineLibraryStyles } from './confine-library-styles.ts'
import type { CssRoot } from './css-nodes.ts'
import { findGlobalStyles, type StyleProblem } from './find-global-styles.ts'

const isModule = (file: string) => /\.module\.\w+$/.test(file)
const isLibrary = (file: string) => file.includes('/node_modules/')

/**
 * Keeps the styles of a remote with the remote: its classes and animations carry its name and a hash of the file they
 * come from, so that two teams, two builds and two versions in one page never mean the same; a style sheet of a library is
 * confined to the remote's section; and what would reach further fails the build, with the line and what to write instead.
 */
export const scopedStyles = (remote: string): RsbuildPlugin => ({
  name: 'console-scoped-styles',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        tools: {
          postcss: (_, { addPlugins }) =>
            addPlugins({ postcssPlugin: 'console-scoped-styles', Once: confine }),
        },
      }),
    )

    function confine(root: CssRoot) {
      const file = root.source?.input?.file ?? ''
      if (!isModule(file) && isLibrary(file)) return confineLibraryStyles(root, remote)
      const problems = isModule(file) ? findGlobalStyles(root, remote) : [plainSheet]
      if (problems.length > 0) throw new Error(describe(relative(api.context.rootPath, file), problems))
    }
  },
})

const plainSheet: StyleProblem = {
  line: 1,
  problem:
    'the classes of a plain style sheet are everybody’s: rename it to end in .module.css and import its names',
}

const describe = (file: string, problems: StyleProblem[]) =>
  [
    'Styles of a remote act on its own elements only.',
    ...problems.map(({ line, problem }) => `  ${file}:${line} ${problem}`),
  ].join('\n')

/**
 * Gives the classes of a unit's CSS modules their names: `commerce-x8Fd2-fields`. The hash is the same for all classes of a
 * file, which compresses to almost nothing, and is of its place and its content.
 */
export const namedClasses = (unit: string): RsbuildPlugin => ({
  name: 'console-named-classes',
  setup(api) {
    // While somebody edits, a name that changed would draw everything anew.
    const isByContent = process.env.NODE_ENV === 'production'
    const hashes = new WeakMap<object, string>()

    function hashFile(loading: { resourcePath: string }): string {
      const known = hashes.get(loading)
      if (known !== undefined) return known
      const hash = createHash('sha256').update(relative(api.context.rootPath, loading.resourcePath))
      if (isByContent) hash.update(readFileSync(loading.resourcePath))
      const text = hash.digest('base64url').replaceAll(/[-_]/g, 'z').slice(0, 5)
      hashes.set(loading, text)
      return text
    }

    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        tools: {
          cssLoader: {
            modules: {
              getLocalIdent: (loading: { resourcePath: string }, _pattern: string, name: string) =>
                `${unit}-${hashFile(loading)}-${name}`,
            },
          },
        },
      }),
    )
  },
})
