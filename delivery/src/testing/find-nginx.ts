import { existsSync } from 'node:fs'

/** The nginx of this machine; what needs it is left out where there is none, and the check says so. */
export const nginxPath = [process.env['NGINX_PATH'], '/usr/sbin/nginx'].find(
  (path) => path !== undefined && path !== '' && existsSync(path),
)
