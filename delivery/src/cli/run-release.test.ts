import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openReleaseStore } from '../releases/release-store.ts'
import { inventWorkspace, readTree } from '../testing/invented-workspace.ts'
import { runRelease } from './run-release.ts'
import { toSiteDir } from './site-dir.ts'

async function inventReleased() {
  const workspace = await inventWorkspace()
  const run = async (...args: string[]) => {
    const lines: string[] = []
    await runRelease(args, { root: workspace.root, print: (line) => lines.push(line) })
    return lines.join('\n').replaceAll(/\d+\.\d\d s/g, '0.00 s')
  }
  await workspace.buildShell()
  await workspace.buildRemote('commerce')
  await workspace.buildRemote('content')
  const first = await run(
    'publish',
    'shell',
    'commerce',
    'content',
    '--no-build',
    '--why',
    'the first one',
    '--by',
    'mina',
  )
  return { workspace, run, first, store: openReleaseStore(workspace.siteDir) }
}

/** The package's build writes what a built commerce holds, with another text. */
async function giveBuildScript(root: string, script: string) {
  const dir = join(root, 'remotes/commerce')
  const manifest = { name: 'commerce', version: '1.0.0', type: 'module', scripts: { build: 'node build.js' } }
  await writeFile(join(dir, 'package.json'), JSON.stringify(manifest))
  await writeFile(join(dir, 'build.js'), script)
}

describe('release publish', () => {
  test('prints the new id, what changed and that nothing else was touched', async () => {
    const { workspace, run, first, store } = await inventReleased()
    const before = await store.readCurrent()
    expect(first).toBe(
      [
        `Published in 0.00 s: ${before?.release.id}, the first release`,
        `  shell: not there → ${before?.release.shell.version}`,
        ...(before?.release.remotes ?? []).map(({ name, version }) => `  ${name}: not there → ${version}`),
        'There is nothing else in this release.',
      ].join('\n'),
    )
    await workspace.buildRemote('commerce', { text: 'second' })
    const printed = await run('publish', 'commerce', '--no-build')
    const after = await store.readCurrent()
    const [commerce, content] = after?.release.remotes ?? []
    expect(printed).toBe(
      [
        `Published in 0.00 s: ${after?.release.id}, which follows ${before?.release.id}`,
        `  commerce: ${before?.release.remotes[0]?.version} → ${commerce?.version}`,
        `Nothing else was touched: shell ${after?.release.shell.version}, content ${content?.version}.`,
      ].join('\n'),
    )
    expect(await run('publish', 'commerce', '--no-build')).toBe(
      `Nothing to do: ${after?.release.id} is current already and holds exactly this.`,
    )
    expect((await store.list())[0]).toMatchObject({
      by: userInfo().username,
      reason: 'no reason given',
    })
  })

  test('builds with the package’s own script first', async () => {
    const { workspace, run, store } = await inventReleased()
    const script = `import { writeFileSync } from 'node:fs'; writeFileSync('dist/static/js/list.js', 'built ' + process.version)`
    await giveBuildScript(workspace.root, script)
    expect(await run('publish', 'commerce')).toMatch(
      /^Building commerce…\nBuilt commerce in 0\.00 s\nPublished in 0\.00 s: r-/,
    )
    const version = (await store.readCurrent())?.release.remotes[0]?.version
    const list = join(workspace.siteDir, 'remotes/commerce', version ?? '', 'static/js/list.js')
    expect(await readFile(list, 'utf8')).toBe(`built ${process.version}`)
  })

  test('shows what a failing build said and publishes nothing', async () => {
    const { workspace, run } = await inventReleased()
    await giveBuildScript(workspace.root, `console.error('Cannot resolve ./missing.ts'); process.exit(3)`)
    const before = await readTree(workspace.siteDir)
    await expect(run('publish', 'commerce')).rejects.toThrow(
      /Cannot resolve \.\/missing\.ts\n\nThe build of commerce failed, so nothing was published/,
    )
    expect(await readTree(workspace.siteDir)).toEqual(before)
  })

  test('lists the remotes there are when a name is unknown or none is given', async () => {
    const { run } = await inventReleased()
    await expect(run('publish', 'comerce')).rejects.toThrow(
      'There is no remote “comerce”. There are: shell, commerce, content.',
    )
    await expect(run('publish')).rejects.toThrow('Say what to publish. There are: shell, commerce, content.')
  })
})

describe('release list, rollback and verify', () => {
  test('tell one story', async () => {
    const { workspace, run, store } = await inventReleased()
    const first = (await store.readCurrent())?.release
    await workspace.buildRemote('commerce', { text: 'second' })
    await run('publish', 'commerce', '--no-build', '--why', 'Sort by price', '--by', 'omar')
    const second = (await store.readCurrent())?.release

    const back = await run('rollback', '--why', 'Prices were wrong')
    expect(back).toContain(`Rolled back in 0.00 s to ${first?.id}, which follows ${second?.id}`)
    const shorten = (version: string | undefined) => version?.slice('1.0.0-'.length, '1.0.0-'.length + 8)
    const table = (await run('list')).replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'YYYY-MM-DD hh:mm').split('\n')
    const versions = (release: typeof first) =>
      [
        `shell ${shorten(release?.shell.version)}`,
        ...(release?.remotes ?? []).map(({ name, version }) => `${name} ${shorten(version)}`),
      ].join('  ')
    expect(table).toEqual([
      '   id              when (UTC)        who   why            versions',
      `   ${second?.id}  YYYY-MM-DD hh:mm  omar  Sort by price  ${versions(second)}`,
      `*  ${first?.id}  YYYY-MM-DD hh:mm  mina  the first one  ${versions(first)}`,
    ])

    expect(await run('rollback', second?.id ?? '')).toContain(second?.id)
    expect(await run('verify')).toMatch(/is whole: its \d+ files are as they were published\.$/)
    const gone = `/shell/${second?.shell.version}/static/js/boot.js`
    await rm(join(workspace.siteDir, gone))
    await expect(run('verify')).rejects.toThrow(`missing  ${gone}`)
  })

  test('say so when nothing was published yet', async () => {
    const { root, siteDir } = await inventWorkspace()
    const lines: string[] = []
    await runRelease(['list'], { root, print: (line) => lines.push(line) })
    expect(lines).toEqual([`Nothing has been published into ${siteDir} yet.`])
  })
})

describe('release with a key', () => {
  test('signs, renews and verifies, and takes the key from the option or the environment', async () => {
    const { workspace, run, store } = await inventReleased()
    const file = join(workspace.root, 'release-key.pem')
    const made = await run('key', 'new', file)
    const publicKey = made.split('\n').at(-1) ?? ''
    expect(publicKey).toMatch(/^[\w-]{43}$/)
    expect(await run('key', 'show', file)).toBe(publicKey)
    await workspace.buildRemote('commerce', { text: 'second' })
    await expect(run('publish', 'commerce', '--no-build', '--key', file)).rejects.toThrow('say --adopt')
    await run('publish', 'commerce', '--no-build', '--key', file, '--adopt')
    expect(await run('verify', '--trust', publicKey)).toMatch(
      /as they were published\. Its signature is valid\.$/,
    )
    expect(await run('verify')).toMatch(/as they were published\.$/)
    await expect(run('verify', '--trust', 'A'.repeat(43))).rejects.toThrow('is not as its key signed it')
    await expect(run('rollback')).rejects.toThrow('Give the key: --key <file>, or RELEASE_KEY_FILE')

    const lines: string[] = []
    const print = (line: string) => lines.push(line)
    await runRelease(['renew', '--valid-for', '30d'], { root: workspace.root, keyFile: file, print })
    expect(lines).toEqual([expect.stringMatching(/^Signed r-\w+ anew, valid until 2.*Z\.$/)])
    const expires = Date.parse((await store.readCurrent())?.signed?.expires_at ?? '')
    expect(Math.round((expires - Date.now()) / 3_600_000)).toBe(30 * 24)
    expect(await run('rollback', '--unsigned')).toContain('Rolled back')
  })

  test.each([
    [['renew'], 'Say which key signs'],
    [['key'], 'Say what to do with which key'],
    [['publish', 'commerce', '--valid-for', 'soon'], '--valid-for takes days or hours'],
    [['verify', '--trust', 'key.pem'], '--trust takes a public key of 43 characters'],
  ])('%j is told what is missing', async (args, says) => {
    const { run } = await inventReleased()
    await expect(run(...args)).rejects.toThrow(says)
  })
})

describe('The command line', () => {
  test.each([[], ['delete'], ['list', '--everything']])('%s shows the usage', async (...args) => {
    const { root } = await inventWorkspace()
    await expect(runRelease(args.flat(), { root, print: () => undefined })).rejects.toThrow(
      /pnpm release rollback \[id\]/,
    )
  })

  test('The release folder is --dir, else site in DATA_DIR, else .data/site, from the workspace on', () => {
    expect(toSiteDir('/work', {})).toBe('/work/.data/site')
    expect(toSiteDir('/work', { dataDir: '' })).toBe('/work/.data/site')
    expect(toSiteDir('/work', { dataDir: 'elsewhere' })).toBe('/work/elsewhere/site')
    expect(toSiteDir('/work', { dataDir: '/data' })).toBe('/data/site')
    expect(toSiteDir('/work', { dataDir: '/data', dir: 'public' })).toBe('/work/public')
  })

  test('Run as a program, a failure is one sentence on stderr and exit code 1', async () => {
    const { root } = await inventWorkspace()
    await mkdir(join(root, 'site'))
    const program = join(import.meta.dirname, '..', 'release.ts')
    const failed = spawnSync(process.execPath, [program, 'verify', '--dir', join(root, 'site')], {
      encoding: 'utf8',
    })
    expect([failed.status, failed.stdout, failed.stderr]).toEqual([
      1,
      '',
      `Nothing has been published into ${join(root, 'site')} yet.\n`,
    ])
    const listed = spawnSync(process.execPath, [program, 'list'], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: root },
    })
    expect([listed.status, listed.stderr]).toEqual([0, ''])
  })
})
