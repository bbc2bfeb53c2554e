import { runRelease } from '../../src/cli/run-release.ts'

/** The child's one argument as JSON: workspaces to publish `remote` of, one after another. */
export type ServerTask = { server: string; token: string; remote: string; roots: string[] }

const { server, token, remote, roots }: ServerTask = JSON.parse(process.argv[2] ?? '')
for (const root of roots)
  await runRelease(['publish', remote, '--no-build', '--by', remote, '--to', server], {
    root,
    env: { RELEASE_TOKEN: token },
    print: () => undefined,
  })
console.log('done')
