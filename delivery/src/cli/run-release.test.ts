import { execFileSync, spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inventWorkspace, readTree } from '../../test/support/invented-workspace.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { runRelease } from './run-release.ts'
import { toSiteDir } from './steps/site-dir.ts'

async function inventReleased() {
  const workspace = await inventWorkspace()
  const runWith = async (env: Record<string, string>, ...args: string[]) => {
    const lines: string[] = []
    await runRelease(args, { root: workspace.root, env, print: (line) => lines.push(line) })
    return lines
      .join('\n')
      .replaceAll(/\d+\.\d\d s/g, '0.00 s')
      .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'YYYY-MM-DD hh:mm')
  }
  const run = (...args: string[]) => runWith({}, ...args)
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
  return { workspace, run, runWith, first, store: openReleaseStore(workspace.siteDir) }
}

/** The package's build writes what a built commerce holds, with another text. */
async function giveBuildScript(root: string, script: string) {
  const dir = join(root, 'remotes/commerce')
  const manifest = { name: 'commerce', version: '1.0.0', type: 'module', scripts: { build: 'node build.js' } }
  await writeFile(join(dir, 'package.json'), JSON.stringify(manifest))
  await writeFile(join(dir, 'build.js'), script)
}

describe('where there is no release', () => {
  test('a folder without any names the other places', async () => {
    const { root, buildRemote } = await inventWorkspace()
    await buildRemote('commerce')
    const publishing = runRelease(['publish', 'commerce', '--no-build'], { root, env: {}, print: () => {} })
    await expect(publishing).rejects.toThrow(
      /\nAnother folder is named with --dir, a release server with --to\.$/,
    )
  })

  test('a misspelt environment names those that have one', async () => {
    const { workspace, run } = await inventReleased()
    for (const command of ['publish commerce --no-build', 'rollback', 'disable commerce --why slow'])
      await expect(run(...command.split(' '), '--env', 'stagin'), command).rejects.toThrow(
        `\n${workspace.siteDir} has releases of production (--env).`,
      )
  })

  test('an address without its scheme is no folder', async () => {
    const { run } = await inventReleased()
    await expect(run('check', 'commerce', '--no-build', '--against', 'localhost:3300')).rejects.toThrow(
      /^There is no folder \S+localhost:3300, and the address of a console begins with https:/,
    )
  })
})

describe('release publish', () => {
  test('prints the new id, what changed and that nothing else did', async () => {
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
    expect((await store.listMoves())[0]).toMatchObject({
      by: `${userInfo().username}@${hostname()}`,
      reason: 'no reason given',
    })
  })

  test('builds with the package’s own script first', async () => {
    const { workspace, run, store } = await inventReleased()
    const script = `import { writeFileSync } from 'node:fs'; writeFileSync('dist/static/js/list.js', "// built " + process.version)`
    await giveBuildScript(workspace.root, script)
    expect(await run('publish', 'commerce')).toMatch(
      /^Building commerce…\nBuilt commerce in 0\.00 s\nPublished in 0\.00 s: r-/,
    )
    const version = (await store.readCurrent())?.release.remotes[0]?.version
    const list = join(workspace.siteDir, 'remotes/commerce', version ?? '', 'static/js/list.js')
    expect(await readFile(list, 'utf8')).toBe(`// built ${process.version}`)
  })

  test('shows the output of a failing build and publishes nothing', async () => {
    const { workspace, run } = await inventReleased()
    await giveBuildScript(workspace.root, `console.error('Cannot resolve ./missing.ts'); process.exit(3)`)
    const before = await readTree(workspace.siteDir)
    await expect(run('publish', 'commerce')).rejects.toThrow(
      /Cannot resolve \.\/missing\.ts\n\nThe build of commerce failed, so nothing was published/,
    )
    expect(await readTree(workspace.siteDir)).toEqual(before)
  })

  test('lists the known remotes when a name is unknown or missing', async () => {
    const { run } = await inventReleased()
    await expect(run('publish', 'comerce')).rejects.toThrow(
      'There is no remote “comerce”. There are: shell, commerce, content.',
    )
    await expect(run('publish')).rejects.toThrow('Say what to publish. There are: shell, commerce, content.')
  })
})

const shorten = (version: string | undefined) => version?.slice('1.0.0-'.length, '1.0.0-'.length + 8)

describe('release prune', () => {
  test('says what was or would be removed and what stays', async () => {
    const { workspace, run, store } = await inventReleased()
    expect(await run('prune')).toBe('There is nothing to remove. 1 release of the last 30 days stays.')
    const left = join(workspace.siteDir, 'releases', 'r-0123456789ab.AAAAAAAAAAAAAAAA.json')
    await writeFile(left, 'x'.repeat(1500))
    const lines = (text: string) => text.split('\n').map((line) => line.replaceAll(/ {2,}/g, '  '))
    const address = '/releases/r-0123456789ab.AAAAAAAAAAAAAAAA.json'
    expect(lines(await run('prune', '--days', '7', '--dry-run'))).toEqual([
      'Would be removed  size',
      `${address}  2 KB`,
      'Would free 2 KB. 1 release of the last 7 days stays.',
    ])
    expect(lines(await run('prune'))).toEqual([
      'Removed  size',
      `${address}  2 KB`,
      'Freed 2 KB. 1 release of the last 30 days stays.',
    ])
    expect((await store.verify()).problems).toEqual([])
    await expect(run('prune', '--days', 'all')).rejects.toThrow(
      '--days takes a whole number, such as 30, not “all”.',
    )
  })
})

describe('release list, rollback and verify', () => {
  test('lists the newest and says how to see the rest', async () => {
    const { workspace, run } = await inventReleased()
    for (const text of ['second', 'third']) {
      await workspace.buildRemote('commerce', { text })
      await run('publish', 'commerce', '--no-build', '--why', text)
    }
    for (const what of [[], ['--releases']]) {
      const lines = (await run('list', ...what, '--limit', '2')).split('\n')
      expect(lines).toHaveLength(4)
      expect(lines[1]).toContain('third')
      expect(lines[3]).toBe('These are the newest 2. Earlier ones: --limit <n> or --all.')
      for (const all of [['--all'], ['--limit', '3'], []])
        expect((await run('list', ...what, ...all)).split('\n')).toHaveLength(4)
    }
  })

  test('agree with each other', async () => {
    const { workspace, run, store } = await inventReleased()
    const first = (await store.readCurrent())?.release
    await workspace.buildRemote('commerce', { text: 'second' })
    const publish = ['publish', 'commerce', '--no-build', '--commit', '3a3ea43c0ffee'] as const
    await run(...publish, '--why', 'Sort\nby\u001b[31m price', '--by', 'omar')
    const second = (await store.readCurrent())?.release

    const back = await run('rollback', '--why', 'Prices were wrong', '--by', 'zoe')
    expect(back).toContain(`Rolled back in 0.00 s to ${first?.id}, which follows ${second?.id}`)
    const [old, changed] = [first, second].map((release) => shorten(release?.remotes[0]?.version))
    const all = [
      `shell new ${shorten(first?.shell.version)}`,
      `commerce new ${old}`,
      `content new ${shorten(first?.remotes[1]?.version)}`,
    ]
    expect((await run('list')).split('\n').map((line) => line.replaceAll(/ {2,}/g, '  '))).toEqual([
      '  when (UTC)  what  who (as stated)  commit  smoke  release  changed  why',
      `*  YYYY-MM-DD hh:mm  rollback  zoe  ${first?.id}  commerce ${changed} → ${old}  Prices were wrong`,
      `  YYYY-MM-DD hh:mm  publish  omar  3a3ea43c  skipped  ${second?.id}  commerce ${old} → ${changed}  Sort by [31m price`,
      `  YYYY-MM-DD hh:mm  publish  mina  skipped  ${first?.id}  ${all.join(', ')}  the first one`,
    ])

    await expect(run('rollback')).rejects.toThrow(`rolled back already, to ${first?.id}`)
    expect(await run('rollback', second?.id ?? '')).toContain(second?.id)
    expect(await run('verify')).toMatch(/is whole: its \d+ files are as they were published\.$/m)
    const gone = `/shell/${second?.shell.version}/static/js/boot.js`
    await rm(join(workspace.siteDir, gone))
    await expect(run('verify')).rejects.toThrow(`missing  ${gone}`)
  })

  test('name who made each move, even when somebody else made the release', async () => {
    const { workspace, run, store } = await inventReleased()
    const publish = async (text: string, by: string) => {
      await workspace.buildRemote('commerce', { text })
      await run('publish', 'commerce', '--no-build', '--by', by)
    }
    await publish('second', 'omar')
    await publish('first', 'zoe')
    const moves = await store.listMoves()
    expect(moves.map(({ by, isCurrent }) => [by, isCurrent])).toEqual([
      ['zoe', true],
      ['omar', false],
      ['mina', false],
    ])
    expect(moves[0]?.to).toBe(moves[2]?.to)
    expect(await run('list')).toMatch(/^\* .* publish +zoe /m)
    expect(await run('list', '--releases')).toMatch(
      /^\* +r-\w+ .* mina +the first one +shell \w{8} {2}commerce/m,
    )
  })

  test('say that nothing was published yet', async () => {
    const { root, siteDir } = await inventWorkspace()
    const lines: string[] = []
    await runRelease(['list'], { root, env: {}, print: (line) => lines.push(line) })
    expect(lines).toEqual([`Nothing has been published into ${siteDir} yet.`])
  })
})

describe('Commands for one remote', () => {
  test('roll it back while others moved on, or back to a named version', async () => {
    const { workspace, run, store } = await inventReleased()
    const first = (await store.readCurrent())?.release
    for (const name of ['commerce', 'content']) {
      await workspace.buildRemote(name, { text: 'second' })
      await run('publish', name, '--no-build')
    }
    const second = (await store.readCurrent())?.release
    const [from, to] = [second, first].map((release) => release?.remotes[0]?.version)
    const untouched = `Nothing else was touched: shell ${second?.shell.version}, content ${second?.remotes[1]?.version}.`
    const back = await run('rollback', 'commerce', '--why', 'Prices were wrong')
    expect(back.split('\n').slice(0, 3)).toEqual([
      expect.stringMatching(/^Rolled commerce back in 0\.00 s: r-\w+, which follows r-\w+$/),
      `  commerce: ${from} → ${to}`,
      untouched,
    ])
    expect(await run('rollback', 'commerce', '--to', shorten(from) ?? '')).toContain(second?.id)
    expect(await run('list')).toMatch(/^\* .* rollback commerce /m)
  })

  test('switch it off, keep it off and switch it on', async () => {
    const { workspace, run } = await inventReleased()
    expect(await run('disable', 'content', '--why', 'Shows drafts')).toContain(
      '  content: switched off (Shows drafts)\n',
    )
    await workspace.buildRemote('content', { text: 'second' })
    expect(await run('publish', 'content', '--no-build')).toMatch(
      /content stays switched off, as it is since \S+Z \(Shows drafts\)\. To switch it on: pnpm release enable content\./,
    )
    expect(await run('list')).toMatch(/\ncontent is switched off since \S+Z \(Shows drafts\)\.$/)
    expect(await run('enable', 'content')).toContain('  content: switched on again\n')
    const told = await run('list')
    expect(told).toMatch(/disable content .*Shows drafts$/m)
    expect(told).not.toContain('is switched off')
  })

  test('rename it, hand its path over and remove it, with redirects', async () => {
    const { workspace, run, store } = await inventReleased()
    await workspace.buildRemote('articles')
    expect(await run('publish', 'articles', '--instead-of', 'content', '--no-build')).toMatch(
      /^Published in 0\.00 s: r-\w+[\s\S]* {2}\/content\/: leads to \/articles\/\n/,
    )
    await workspace.buildRemote('commerce', { paths: ['/commerce/', '/articles/'] })
    await workspace.buildRemote('articles', { paths: ['/papers/'], menu: [], screens: {}, screenAssets: {} })
    await run('publish', 'articles', 'commerce', '--no-build')
    const remove = ['remove', 'articles', '--redirect', '/papers/=/articles/', '--why', 'Done']
    expect(await run(...remove)).toContain('  /papers/: leads to /articles/\n')
    expect(await run('publish', '--drop-redirect', '/papers/')).toContain(
      '  /papers/: is no longer redirected\n',
    )
    const release = (await store.readCurrent())?.release
    expect(release?.remotes.map(({ name }) => name)).toEqual(['commerce'])
    expect(release?.redirects).toEqual([{ from: '/content/', to: '/articles/' }])
    expect((await run('list')).split('\n').map((line) => line.slice(20, 40).trim())).toEqual(
      expect.arrayContaining([expect.stringMatching(/^rename content/), expect.stringMatching(/^redirect/)]),
    )
  })

  test('reserve the configured API paths for the API', async () => {
    const { workspace, run } = await inventReleased()
    const config = join(workspace.root, 'config.json')
    await writeFile(config, JSON.stringify({ apiBaseUrl: '', apiPathPrefix: '/backend/v2' }))
    await workspace.buildRemote('content', { paths: ['/content/', '/backend/v2/drafts/'] })
    await expect(run('publish', 'content', '--no-build', '--config', config)).rejects.toThrow(
      'content claims /backend/v2/drafts/, and the console keeps /backend/v2/ for itself.',
    )
  })

  test('with --expect, move only if that release is current', async () => {
    const { run } = await inventReleased()
    await expect(run('disable', 'content', '--why', 'x', '--expect', 'r-000000000000')).rejects.toThrow(
      'not r-000000000000, so nothing was changed.',
    )
  })

  test.each([
    [['remove'], 'Say which remote: pnpm release remove <remote>.'],
    [['remove', 'content', 'commerce'], 'Name only one, not content and commerce'],
    [['disable', 'content'], 'Say why, which everybody who opens content is shown'],
    [['publish'], 'Say what to publish'],
    [
      ['publish', 'content', '--instead-of', 'gone', '--no-build'],
      'The current release has no remote “gone”',
    ],
    [['rollback', '--to', '1.0.0-1a2b'], 'Say which remote goes back to that version'],
    [['publish', 'content', '--redirect', '/old'], '--redirect takes two paths, such as /old/=/new/'],
    [['publish', 'content', '--drop-redirect', 'old'], '--drop-redirect takes a path, such as /old/'],
    [['publish', 'content', '--commit', '$(id)'], '--commit takes the name of a commit, such as 3a3ea43'],
    [['publish', 'content', '--run', 'javascript:x'], '--run takes the address of a CI run'],
  ])('%j says what is missing', async (args, says) => {
    const { run } = await inventReleased()
    await expect(run(...args)).rejects.toThrow(says)
  })
})

describe('Who published, and what from', () => {
  const git = (root: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=mina', '-c', 'user.email=mina@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()

  test('is the commit of the workspace, marked when files were changed', async () => {
    const { workspace, run, store } = await inventReleased()
    const { root } = workspace
    await writeFile(join(root, '.gitignore'), 'dist\n.data\n')
    for (const args of [['init'], ['add', '.'], ['commit', '-m', 'First']]) git(root, ...args)
    const commit = git(root, 'rev-parse', 'HEAD')
    const publish = async (text: string) => {
      await workspace.buildRemote('commerce', { text })
      await run('publish', 'commerce', '--no-build')
      return (await store.listMoves())[0]?.commit
    }
    expect(await publish('second')).toBe(commit)
    await writeFile(join(root, 'notes.md'), 'not committed')
    expect(await publish('third')).toBe(`${commit}-dirty`)
  })

  test('is left out where sources are newer than the build, and that is said', async () => {
    const { workspace, runWith, store } = await inventReleased()
    const dir = join(workspace.root, 'remotes/commerce')
    await workspace.buildRemote('commerce', { text: 'second' })
    await mkdir(join(dir, 'src'))
    await writeFile(join(dir, 'src', 'list.test.ts'), '')
    await writeFile(join(dir, 'src', 'list.ts'), '')
    const before = new Date(Date.now() - 60_000)
    await utimes(join(dir, 'src', 'list.ts'), before, before)
    const env = { CI_COMMIT_SHA: 'b'.repeat(40) }
    const said = 'src/list.ts of commerce was written after the build that is published'
    expect(await runWith(env, 'publish', 'commerce', '--no-build')).not.toContain(said)
    expect((await store.listMoves())[0]?.commit).toBe(env.CI_COMMIT_SHA)
    await workspace.buildRemote('commerce', { text: 'third' })
    const after = new Date(Date.now() + 60_000)
    await utimes(join(dir, 'src', 'list.ts'), after, after)
    expect(await runWith(env, 'publish', 'commerce', '--no-build')).toContain(said)
    expect((await store.listMoves())[0]?.commit).toBeUndefined()
  })

  test('is taken from the build server when there is no git', async () => {
    const { workspace, runWith, store } = await inventReleased()
    const publish = async (text: string, env: Record<string, string>) => {
      await workspace.buildRemote('commerce', { text })
      await runWith(env, 'publish', 'commerce', '--no-build')
      const { by, commit, run } = (await store.listMoves())[0] ?? {}
      return { by, commit, run }
    }
    const github = {
      ...{ GITHUB_ACTOR: 'omar', GITHUB_SHA: 'a'.repeat(40), GITHUB_RUN_ID: '7' },
      ...{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'ielts/commerce' },
    }
    expect(await publish('second', github)).toEqual({
      by: 'omar',
      commit: 'a'.repeat(40),
      run: 'https://github.com/ielts/commerce/actions/runs/7',
    })
    const job = 'https://gitlab.example.com/jobs/8'
    const gitlab = { GITLAB_USER_LOGIN: 'zoe', CI_COMMIT_SHA: 'b'.repeat(40), CI_JOB_URL: job }
    expect(await publish('third', gitlab)).toEqual({ by: 'zoe', commit: 'b'.repeat(40), run: job })
    expect(await publish('fourth', {})).toMatchObject({ commit: undefined, run: undefined })
    expect(await runWith({}, 'list')).toContain(job)
  })
})

describe('release with a key', () => {
  test('signs, renews and verifies with the key from the option or the environment', async () => {
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
    await runRelease(['renew', '--valid-for', '30d'], {
      root: workspace.root,
      env: { RELEASE_KEY_FILE: file },
      print,
    })
    expect(lines).toEqual([expect.stringMatching(/^Signed r-\w+ again, valid until 2.*Z\.$/)])
    const expires = Date.parse((await store.readCurrent())?.signed?.expires_at ?? '')
    expect(Math.round((expires - Date.now()) / 3_600_000)).toBe(30 * 24)
    expect(await run('rollback', '--unsigned')).toContain('Rolled back')
  })

  test.each([
    [['renew'], 'Name the signing key'],
    [['key'], 'Say what to do with which key'],
    [['publish', 'commerce', '--valid-for', 'soon'], '--valid-for takes days or hours'],
    [['verify', '--trust', 'key.pem'], '--trust takes a public key of 43 characters'],
  ])('%j says what is missing', async (args, says) => {
    const { run } = await inventReleased()
    await expect(run(...args)).rejects.toThrow(says)
  })
})

describe('The command line', () => {
  test('The release folder is --dir, else site in DATA_DIR, else .data/site of the workspace', () => {
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
      `Nothing has been published into ${join(root, 'site')} yet.\nAnother folder is named with --dir, a release server with --to.\n`,
    ])
    const listed = spawnSync(process.execPath, [program, 'list'], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: root },
    })
    expect([listed.status, listed.stderr]).toEqual([0, ''])
  })
})
