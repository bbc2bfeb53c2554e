import type { CDPSession } from '@playwright/test'

/** Components of the editor, each recognised by a text unique to it in the built code. */
export const components = {
  section: '"data-section":',
  preview: '"data-preview":',
  outline: '"data-node":',
} as const

export type Renders = Record<keyof typeof components, number>

type Coverage = {
  result: {
    scriptId: string
    url: string
    functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[]
  }[]
}

/** Counts the browser's calls of the component functions, so that the product needs no code for it. */
export async function startCountingRenders(devtools: CDPSession) {
  const sources = new Map<string, string>()
  await devtools.send('Debugger.enable')
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

  /** Since the previous call. */
  async function takeRenders(): Promise<Renders> {
    const { result }: Coverage = await devtools.send('Profiler.takePreciseCoverage')
    const renders: Renders = { section: 0, preview: 0, outline: 0 }
    for (const { scriptId, functions } of result.filter(({ url }) => url.includes('/remotes/content/'))) {
      const source = sources.get(scriptId) ?? (await readSource(scriptId))
      sources.set(scriptId, source)
      for (const name of ['section', 'preview', 'outline'] as const) {
        const place = source.indexOf(components[name])
        const around = functions
          .flatMap(({ ranges }) => ranges.slice(0, 1))
          .filter(({ startOffset, endOffset }) => place !== -1 && startOffset <= place && place < endOffset)
          .sort((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset))[0]
        renders[name] += around?.count ?? 0
      }
    }
    return renders
  }

  async function readSource(scriptId: string) {
    return (await devtools.send('Debugger.getScriptSource', { scriptId })).scriptSource
  }

  return { takeRenders }
}
