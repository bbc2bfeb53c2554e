import { runRelease } from '../../src/cli/run-release.ts'

type Place = { root: string; server: string; token: string; env?: Record<string, string> }

/** A command of `pnpm release` sent to a release server: what it prints, or the rejection. */
export async function runCommand({ root, server, token, env }: Place, ...args: string[]): Promise<string> {
  const lines: string[] = []
  await runRelease([...args, '--to', server], {
    root,
    env: { ...env, RELEASE_TOKEN: token },
    print: (line) => lines.push(line),
  })
  return lines.join('\n').replaceAll(/\b\d{1,6}\.\d\d s/g, '0.00 s')
}
