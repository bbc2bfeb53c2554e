import { glob, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { quote, runIn } from '../commands/run-in.ts'
import { root } from '../commands/workspace.ts'

const minute = 60_000

/**
 * Builds the shell into `dir`: `dist` as released, and `dev` for development, because React Fast Refresh only works
 * with development builds. Returns the package's manifest.
 * @throws Error with the build's output.
 */
export async function stageShell(dir: string): Promise<{ name: string; license: string; exports: object }> {
  await mkdir(dir)
  await build(dir, 'production')
  await build(dir, 'development')
  for await (const map of glob('dev/**/*.map', { cwd: dir })) await rm(join(dir, map))
  return { name: '@console/shell', license: 'UNLICENSED', exports: { './package.json': './package.json' } }
}

const folders = { production: 'dist', development: 'dev' } as const

async function build(dir: string, mode: keyof typeof folders) {
  const config = join(dir, 'rsbuild.config.mjs')
  await writeFile(config, toConfig(mode, join(dir, folders[mode])))
  const line = `rsbuild build --mode ${mode} --config ${quote(config)}`
  const { code, output } = await runIn('shell', line, 5 * minute, { NODE_ENV: mode })
  await rm(config)
  if (code !== 0) throw new Error(`The shell could not be built for ${mode}:\n${output}`)
}

/**
 * The shell's own configuration with another output folder. The shell does not change while a remote is developed
 * against it.
 */
const toConfig = (mode: keyof typeof folders, to: string) => `
  import shell from ${JSON.stringify(join(root, 'shell', 'rsbuild.config.ts'))}
  const output = { ...shell.output, distPath: { root: ${JSON.stringify(to)} } }
  export default { ...shell, output, dev: { ...shell.dev${mode === 'development' ? ', hmr: false' : ''} } }`
