import { runRelease } from '../../src/cli/run-release.ts'

/** What a child process is told, as JSON in its one argument: workspaces to publish `remote` of, one after another. */
export type ServerTask = { server: string; token: string; remote: string; roots: string[] }

const { server, token, remote, roots }: ServerTask = JSON.parse(process.argv[2] ?? '')
for (const root of roots)
  await runRelease(['publish', remote, '--no-build', '--by', remote, '--to', server], {
    root,
    env: { RELEASE_TOKEN: token },
    print: () => undefined,
  })
console.log('done')
