export type ApiPlace = {
  /** The prefix that is proxied to the API: `/api/v1/admin`. */
  apiPathPrefix: string
  /** Below it: `login`. */
  signInPath: string
}

/** The locations of nginx for the API's addresses, which are passed on; attempts to sign in are limited by caller. */
export const listApiLocations = ({ apiPathPrefix, signInPath }: ApiPlace): string[] => [
  `location = ${quote(`${apiPathPrefix}/${signInPath}`)} {`,
  '  limit_req zone=console_sign_in burst=50 nodelay;',
  '  limit_req_status 429;',
  ...passed,
  '}',
  `location = ${quote(apiPathPrefix)} {`,
  ...passed,
  '}',
  `location ^~ ${quote(`${apiPathPrefix}/`)} {`,
  '  if ($console_is_create_once) { return 418; }',
  '  error_page 418 = @create_once;',
  ...passed,
  '}',
]

/** A call that can be repeated (nginx leaves POST out) goes to the next process when one does not answer. */
const passed = ['  proxy_next_upstream error timeout;', '  include console/proxy.conf;']

const quote = (path: string) => `"${path.replaceAll(/["\\]/g, '\\$&')}"`
