import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { systemdAnalyzePath } from '@console/node-server/testing/find-programs'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)
const shipped = join(import.meta.dirname, '..', '..', 'install')
const docs = join(import.meta.dirname, '..', '..', '..', 'docs')

test('every alert has a section of its name in the runbook, or is named in one', async () => {
  const [alerts, runbook] = await Promise.all([
    readFile(join(shipped, 'alerts.yaml'), 'utf8'),
    readFile(join(docs, 'runbook.md'), 'utf8'),
  ])
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(5)
  const isFound = (name = '') => runbook.includes(`## ${name}\n`) || runbook.includes(`\`${name}\``)
  expect(names.filter((name) => !isFound(name))).toEqual([])
})

test.skipIf(systemdAnalyzePath === undefined)(
  'systemd finds nothing wrong with the shipped units',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'units-'))
    onTestFinished(() => rm(dir, { recursive: true }))
    await cp(shipped, dir, { recursive: true })
    const units = (await readdir(dir)).filter((name) => name.endsWith('.service'))
    for (const unit of units) {
      const file = join(dir, unit)
      const text = await readFile(file, 'utf8')
      // Node may be elsewhere on the machine of this test.
      await writeFile(file, text.replaceAll('/usr/bin/node', process.execPath))
    }
    const files = units.map((unit) => join(dir, unit))
    const { stdout, stderr } = await run(systemdAnalyzePath ?? '', ['verify', '--man=no', ...files])
    expect(`${stdout}${stderr}`).toBe('')
  },
)
