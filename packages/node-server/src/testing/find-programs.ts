import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/*
 * Programs that some tests need. Without them the tests are skipped, and the check says so; CI installs them.
 */

/** The first that exists; `given` comes from the environment. */
const find = (given: string | undefined, ...usual: string[]) =>
  [given, ...usual].find((path) => path !== undefined && path !== '' && existsSync(path))

export const nginxPath = find(process.env['NGINX_PATH'], '/usr/sbin/nginx')
export const wrkPath = find(process.env['WRK_PATH'], '/usr/bin/wrk')
/** With `promtool` beside it. */
export const prometheusPath = find(process.env['PROMETHEUS_PATH'], '/usr/bin/prometheus')
export const systemdAnalyzePath = find(process.env['SYSTEMD_ANALYZE_PATH'], '/usr/bin/systemd-analyze')
/** A program that builds images. */
export const imageBuilderPath = find(
  process.env['IMAGE_BUILDER_PATH'],
  '/usr/bin/podman',
  '/usr/bin/buildah',
  '/usr/bin/docker',
  '/usr/local/bin/docker',
)

const toMajor = (folder: string) => Number(/\/(\d+)\/bin$/.exec(folder)?.[1] ?? 0)

/** The folder of `initdb`, `postgres` and `psql`, of the newest installed version. */
export const postgresDir = [
  process.env['POSTGRES_DIR'] ?? '',
  ...globSync('/usr/lib/postgresql/*/bin').sort((a, b) => toMajor(b) - toMajor(a)),
  ...(process.env['PATH'] ?? '').split(delimiter),
].find((folder) => ['initdb', 'postgres', 'psql'].every((program) => existsSync(join(folder, program))))
