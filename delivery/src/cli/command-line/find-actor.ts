import { hostname, userInfo } from 'node:os'

/** Who moves, as far as the machine knows: whoever started the build server’s job, or the account and the machine. */
export function findActor(env: Readonly<Record<string, string | undefined>> = {}): string {
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
