import { isAbsolute } from 'node:path'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { type Answers, type BuiltSource, reportCspViolations } from './report-csp-violations.ts'

const advice =
  'Where it never runs, say why: buildRemote(config, { answers: { <library or file>: { <what>: ‘why’ } } }) in rsbuild.config.ts.'

/**
 * Names what a remote holds that the console's policy refuses in the browser, libraries included. It fails the build only
 * for what is certain and the remote's own. `workerSources` are the files of its workers, which are built apart.
 */
export const cspCheck = (answers: Answers, workerSources: ReadonlySet<string>): RsbuildPlugin => ({
  name: 'console-csp-check',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      if (stats === undefined || !('compilation' in stats) || stats.hasErrors()) return
      const inWorkers = [...workerSources].map((file) => ({ file, emitted: undefined }))
      const sources = [...listSources(stats), ...inWorkers]
      const { errors, warnings } = reportCspViolations(api.context.rootPath, sources, answers)
      if (warnings.length > 0)
        api.logger.warn(
          ['The console’s security policy may refuse what this remote holds:', ...warnings, advice].join(
            '\n  ',
          ),
        )
      if (errors.length > 0)
        throw new Error(
          ['The console’s security policy refuses what this remote holds:', ...errors, advice].join('\n  '),
        )
    })
  },
})

/** Each with the text of the chunks that it is in, by which what was shaken out of it is told. */
function listSources({ compilation }: Rspack.Stats): BuiltSource[] {
  const emitted = new Map<string, string>()
  for (const chunk of compilation.chunks) {
    const text = [...chunk.files]
      .map((file) => String(compilation.getAsset(file)?.source.source() ?? ''))
      .join('\n')
    for (const file of compilation.chunkGraph.getChunkModules(chunk).flatMap(listFiles))
      emitted.set(file, (emitted.get(file) ?? '') + text)
  }
  return Array.from(emitted, ([file, text]) => ({ file, emitted: text }))
}

/** A module that was put together of others names them. */
function listFiles(module: Rspack.Module): string[] {
  if ('modules' in module && Array.isArray(module.modules)) return module.modules.flatMap(listFiles)
  const [file] = (module.nameForCondition() ?? '').split('?')
  // The bundler's own parts have names that are no files.
  return file !== undefined && isAbsolute(file) ? [file] : []
}
