import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildUnit } from './build-unit.ts'

async function inventUnit(build: string) {
  const dir = await mkdtemp(join(tmpdir(), 'console-unit-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  await writeFile(join(dir, 'build.mjs'), build)
  await writeFile(join(dir, 'package.json'), JSON.stringify({ scripts: { build: 'node build.mjs' } }))
  return { name: 'charts', dir, distDir: join(dir, 'dist') }
}

test('shows the warnings of a successful build and nothing else', async () => {
  const shown = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => shown.mockRestore())
  await buildUnit('/', await inventUnit(`console.log('info    build started')`))
  expect(shown).not.toHaveBeenCalled()
  const warning = 'warn    The policy may refuse what this remote holds:\\n  leaflet uses innerHTML'
  await buildUnit('/', await inventUnit(`console.log('info    build started\\n${warning}')`))
  expect(shown.mock.calls.join('\n')).toContain('leaflet uses innerHTML')
  expect(shown.mock.calls.join('\n')).not.toContain('build started')
})

test('shows the whole output of a failed build', async () => {
  const unit = await inventUnit(`console.error('Cannot find src/remote.ts'); process.exit(1)`)
  await expect(buildUnit('/', unit)).rejects.toThrow(/Cannot find src\/remote\.ts[\s\S]*charts failed/)
})
