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
 * Confines a remote's styles to the remote: its classes and animations contain its name and a hash of their file, so
 * that two teams, builds or versions on one page never collide; a library's style sheet is confined to the remote's
 * section; anything that would reach further fails the build, with the line and a remedy.
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
 * Names the classes of a unit's CSS modules: `commerce-x8Fd2-fields`. The hash is the same for all classes of a file,
 * which compresses well, and depends on its path and content.
 */
export const namedClasses = (unit: string): RsbuildPlugin => ({
  name: 'console-named-classes',
  setup(api) {
    // During development a changing name would remount everything.
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
