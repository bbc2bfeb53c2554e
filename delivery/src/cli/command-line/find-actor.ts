import { hostname, userInfo } from 'node:os'

type Environment = Readonly<Record<string, string | undefined>>

/** The address of the CI run that this is, by the variables of GitHub and GitLab. */
export function findRun(env: Environment): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env
  const isGithub = server !== undefined && repository !== undefined && run !== undefined
  return toWebAddress(isGithub ? `${server}/${repository}/actions/runs/${run}` : (env['CI_JOB_URL'] ?? ''))
}

/** Undefined for anything but a web address, and for one longer than any CI's. */
export function toWebAddress(text: string): string | undefined {
  const address = URL.parse(text)
  const isOfWeb = address !== null && /^https?:$/.test(address.protocol) && address.username === ''
  return isOfWeb && address.href.length <= 300 ? address.href : undefined
}

/** The actor of a move, as far as the machine knows: the person who started the CI job, or the account and the machine. */
export function findActor(env: Environment): string {
  return env['GITHUB_ACTOR'] || env['GITLAB_USER_LOGIN'] || `${findAccount()}@${hostname()}`
}

/** An account without a name is usual in containers, and `userInfo` throws then. */
function findAccount(): string {
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}
