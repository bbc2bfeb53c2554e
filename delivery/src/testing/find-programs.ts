import { existsSync, globSync } from 'node:fs'

/*
 * What some tests need of the machine; what needs a program is left out where there is none, and the check says so. On CI
 * they are installed.
 */

/** The first that exists; `given` is where the environment says it is. */
const find = (given: string | undefined, ...usual: string[]) =>
  [given, ...usual].find((path) => path !== undefined && path !== '' && existsSync(path))

export const nginxPath = find(process.env['NGINX_PATH'], '/usr/sbin/nginx')
export const wrkPath = find(process.env['WRK_PATH'], '/usr/bin/wrk')
/** The folder of `initdb` and `postgres`. */
export const postgresDir = find(
  process.env['POSTGRES_DIR'],
  ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
)
