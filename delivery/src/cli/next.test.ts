import { expect, test } from 'vitest'
import { inventWorkspace } from '../../test/support/invented-workspace.ts'
import { runCommand } from '../../test/support/run-command.ts'
import { serveReleases } from '../../test/support/served-releases.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { runRelease } from './run-release.ts'

const table = (version: string) => ({ 'antd/es/table': { version, names: { default: ['src/list.tsx'] } } })
const gives = (version: string) => {
  const given = { version }
  return { react: given, 'antd/es/table': given, 'antd/es/select': given }
}

test.each(['a release folder', 'a release server'])(
  'a shell with a major waits in %s until every remote was built against it',
  async (place) => {
    const served = place === 'a release server' ? await serveReleases({ environments: undefined }) : undefined
    const workspace = served?.workspace ?? (await inventWorkspace())
    const run = async (...args: string[]) => {
      if (served !== undefined)
        return runCommand(
          { root: served.root, server: served.served.url, token: served.tokens.platform },
          ...args,
        )
      const lines: string[] = []
      await runRelease(args, { root: workspace.root, env: {}, print: (line) => lines.push(line) })
      return lines.join('\n')
    }
    await workspace.buildShell()
    await workspace.buildRemote('commerce')
    await workspace.buildRemote('plain', { shared: [], screenAssets: {}, uses: {} })
    await run('publish', 'shell', 'commerce', 'plain', '--no-build')
    expect(await run('lagging')).toMatch(
      /^remote +team +version +platform +antd\ncommerce +commerce team +\w{8} +\^1\.0\.0 +6\.0\.0\nplain .+\nThe shell of production, \w{8} with platform 1\.\S+, takes all of them\.$/,
    )

    await workspace.buildShell({ gives: gives('7.0.0') })
    const made = await run('next', '--no-build')
    expect(made).toContain('Promoted plain to next')
    expect(made).toMatch(/would refuse commerce:\n- commerce was built against antd\/es\/table 6\.0\.0/)
    expect(made).toContain('publish with --env next')
    await expect(run('next', 'promote')).rejects.toThrow('next lacks commerce of production.')

    await workspace.buildRemote('commerce', { uses: table('7.0.0') })
    await run('publish', 'commerce', '--no-build', '--env', 'next')
    expect(await run('next', 'promote')).toContain('Promoted next to production')
    const { release } = (await openReleaseStore(workspace.siteDir).readCurrent()) ?? {}
    expect(release?.remotes.map(({ name }) => name)).toEqual(['commerce', 'plain'])
    expect(await run('lagging')).toContain('7.0.0')
  },
)
