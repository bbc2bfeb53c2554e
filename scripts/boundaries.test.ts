import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPackages, root } from './commands/workspace.ts'

/** Files that the imports below lead to; their content does not matter. */
const targets = [
  'admin-api/src/admin-api.ts',
  'admin-api/test/support/test-client.ts',
  'delivery/src/hosting/serve-console.ts',
  'e2e/support/open-console.ts',
  'packages/remote-kit/src/build/build-remote.ts',
  'packages/remote-kit/src/build/sharing/shared-modules.ts',
  'packages/remote-kit/src/testing/render-remote.tsx',
  'packages/remote-kit/src/testing/vitest-preset.ts',
  'packages/shared/src/errors/errors.ts',
  'packages/shared/src/release/release.schema.ts',
  'packages/shared/src/remote/remote-config.schema.ts',
  'packages/shared/src/schemas/package.schema.ts',
  'remotes/commerce/remote.config.ts',
  'remotes/commerce/src/coupons/list/coupon-list.tsx',
  'remotes/commerce/src/coupons/list/coupon-list.test.tsx',
  'remotes/commerce/src/navigation/paths.ts',
  'remotes/content/src/remote.ts',
  'remotes/teacher_notes/src/navigation/paths.ts',
  'scripts/check.ts',
  'shell/src/index.ts',
]

/** File, its import, and the rule that must refuse it. */
const wrong: readonly [file: string, imported: string, rule: string][] = [
  ['remotes/commerce/src/packages/a.ts', '@console/remote-kit/testing', 'remote-imports-shared-only'],
  ['remotes/commerce/src/packages/b.ts', '@console/admin-api', 'remote-imports-shared-only'],
  ['remotes/commerce/src/packages/c.ts', 'content/remote', 'remote-imports-shared-only'],
  ['remotes/commerce/src/packages/d.ts', '../../../content/src/remote.ts', 'remote-imports-shared-only'],
  ['remotes/commerce/src/packages/e.ts', '../../../../shell/src/index.ts', 'remote-imports-shared-only'],
  ['remotes/commerce/src/packages/f.ts', '@console/delivery/serve-console', 'remote-imports-shared-only'],
  ['remotes/commerce/src/rsbuild.config.ts', '@console/remote-kit/build', 'remote-imports-shared-only'],
  ['remotes/commerce/src/packages/g.test.tsx', '@console/admin-api', 'remote-test-imports-harness-only'],
  [
    'remotes/commerce/src/packages/h.test.tsx',
    '@console/remote-kit/build',
    'remote-test-imports-harness-only',
  ],
  ['remotes/commerce/src/packages/i.test.tsx', 'content/remote', 'remote-test-imports-harness-only'],
  ['remotes/commerce/rsbuild.config.ts', '@console/admin-api', 'remote-config-imports-kit-only'],
  [
    'remotes/commerce/src/packages/list/k.ts',
    '../../coupons/list/coupon-list.tsx',
    'feature-imports-no-feature',
  ],
  [
    'remotes/commerce/src/packages/list/l.test.tsx',
    '../../coupons/list/coupon-list.tsx',
    'feature-test-imports-no-feature',
  ],
  ['remotes/commerce/src/packages/m.ts', '../../remote.config.ts', 'feature-imports-no-feature'],
  ['remotes/commerce/src/coupons/list/n.ts', './coupon-list.test.tsx', 'no-import-of-a-test'],
  ['shell/src/a.ts', 'content/remote', 'shell-imports-shared-only'],
  ['shell/src/b.ts', '@console/remote-kit/testing', 'shell-imports-shared-only'],
  ['shell/src/c.ts', '@console/admin-api', 'shell-imports-shared-only'],
  ['shell/src/d.test.tsx', '@console/admin-api', 'shell-test-imports-kit-only'],
  ['shell/src/e.test.tsx', 'content/remote', 'shell-test-imports-kit-only'],
  ['packages/values/src/a.ts', '@console/shared/errors', 'values-imports-nothing-of-ours'],
  ['packages/ielts/src/a.ts', '@console/shared/errors', 'ielts-imports-values-only'],
  ['packages/printed-tests/src/a.ts', '@console/shared/errors', 'printed-tests-imports-ielts-only'],
  ['packages/papers/src/a.ts', '@console/shared/errors', 'papers-imports-ielts-only'],
  ['packages/shared/src/a.ts', '@console/remote-kit/shared-modules', 'shared-imports-values-only'],
  ['packages/shared/src/b.ts', '@console/admin-api', 'shared-imports-values-only'],
  ['packages/node-server/src/a.ts', '@console/admin-api', 'node-server-imports-nothing-of-ours'],
  ['packages/remote-kit/src/build/a.ts', '@console/admin-api', 'remote-kit-imports-shared-only'],
  ['packages/remote-kit/src/testing/b.ts', 'content/remote', 'remote-kit-harness-imports-api-only'],
  ['admin-api/src/a.ts', '@console/shared/errors', 'admin-api-imports-schemas-only'],
  ['admin-api/src/b.ts', '@console/remote-kit/testing', 'admin-api-imports-schemas-only'],
  ['admin-api/src/c.test.ts', '@console/shared/errors', 'admin-api-imports-schemas-only'],
  ['admin-api/src/e.ts', '../test/support/test-client.ts', 'product-imports-no-test-code'],
  ['delivery/src/a.ts', '@console/admin-api', 'delivery-imports-contracts-only'],
  ['delivery/src/b.ts', '@console/shared/schemas/package', 'delivery-imports-contracts-only'],
  ['delivery/src/c.ts', '@console/remote-kit/build', 'delivery-imports-contracts-only'],
  ['delivery/src/start.ts', '@console/remote-kit/build', 'delivery-start-imports-api-only'],
  ['delivery/src/hosting/i.ts', '@console/admin-api', 'delivery-imports-contracts-only'],
  ['delivery/src/hosting/d.test.ts', 'content/remote', 'delivery-start-imports-api-only'],
  ['e2e/a.ts', '@console/remote-kit/testing', 'e2e-imports-products-only'],
  ['scripts/a.ts', '@console/shared/errors', 'scripts-import-nothing-of-ours'],
  ['tools/a.ts', '@console/shared/errors', 'folder-without-a-rule'],
  ['shell/src/f.ts', '../../e2e/support/open-console.ts', 'shell-imports-shared-only'],
  ['delivery/src/e.ts', '../../e2e/support/open-console.ts', 'delivery-imports-contracts-only'],
  ['e2e/b.ts', '../delivery/src/hosting/serve-console.ts', 'relative-import-leaves-package'],
  ['shell/src/g.ts', '../../packages/shared/src/errors/errors.ts', 'relative-import-leaves-package'],
  [
    'remotes/commerce/src/packages/o.ts',
    '../../../../packages/shared/src/errors/errors.ts',
    'relative-import-leaves-package',
  ],
  ['shell/src/h.ts', './i.ts', 'no-cycle'],
  ['shell/src/j.ts', './gone.ts', 'import-leads-nowhere'],
  ['shell/src/k.ts', '@console/shared/src/errors/errors.ts', 'import-leads-nowhere'],
]

const right: readonly [file: string, imported: string][] = [
  ['remotes/commerce/src/packages/list/p.ts', '@console/shared/errors'],
  ['remotes/commerce/src/packages/list/q.ts', '../../navigation/paths.ts'],
  ['remotes/commerce/src/packages/r.test.tsx', '@console/remote-kit/testing'],
  ['remotes/teacher_notes/src/overview/d.ts', '../navigation/paths.ts'],
  ['remotes/teacher_notes/src/routes.tsx', './overview/d.ts'],
  ['remotes/commerce/vitest.config.ts', '@console/remote-kit/vitest'],
  ['remotes/content/rsbuild.config.ts', '@console/remote-kit/build'],
  ['remotes/commerce/src/routes.tsx', './coupons/list/coupon-list.tsx'],
  ['shell/src/l.ts', '@console/shared/release'],
  ['shell/rsbuild.config.ts', '@console/remote-kit/build'],
  ['packages/remote-kit/src/testing/c.ts', '@console/admin-api'],
  ['admin-api/src/d.ts', '@console/shared/schemas/package'],
  ['admin-api/src/f.test.ts', '../test/support/test-client.ts'],
  ['delivery/src/f.ts', '@console/shared/release'],
  ['delivery/src/dev.ts', '@console/admin-api'],
  ['delivery/src/start/h.ts', '@console/admin-api'],
  ['e2e/c.ts', '@console/delivery/serve-console'],
  ['e2e/d.ts', 'content/remote'],
]

type Cruise = { summary: { violations: { from: string; rule: { name: string } }[] } }

let tree = ''
let refused: string[] = []

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'boundaries-'))
  const packages = listPackages()
  for (const { folder } of packages) {
    mkdirSync(join(tree, folder), { recursive: true })
    cpSync(join(root, folder, 'package.json'), join(tree, folder, 'package.json'))
  }
  for (const { name, folder } of packages) {
    const link = join(tree, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(tree, folder), link)
  }
  for (const file of targets) write(file, 'export const target = 1\n')
  for (const [file, imported] of [...wrong, ...right]) write(file, `import '${imported}'\n`)
  write('shell/src/i.ts', "import './h.ts'\n")
  write('shell/src/type-only.ts', "import type { Api } from '@console/admin-api'\nexport type A = Api\n")
  write('shell/src/lazy.ts', "export const load = () => import('content/remote')\n")
  refused = await cruise()
})
afterAll(() => rmSync(tree, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

async function cruise() {
  const config = join(root, '.dependency-cruiser.mjs')
  const argv = ['.', '--config', config, '--output-type', 'json']
  const { stdout } = await promisify(execFile)('depcruise', argv, { cwd: tree }).catch(
    // The exit code is the number of violations; the report is on stdout either way.
    (error: { stdout: string }) => error,
  )
  const report: Cruise = JSON.parse(stdout)
  return report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`)
}

test.each(wrong)('%s may not import %s', (file, _, rule) => {
  expect(refused).toContain(`${rule}: ${file}`)
})

test.each(right)('%s may import %s', (file) => {
  expect(refused.filter((line) => line.endsWith(`: ${file}`))).toEqual([])
})

test('refuses type-only and lazy imports like any other', () => {
  expect(refused).toContain('shell-imports-shared-only: shell/src/type-only.ts')
  expect(refused).toContain('shell-imports-shared-only: shell/src/lazy.ts')
})
