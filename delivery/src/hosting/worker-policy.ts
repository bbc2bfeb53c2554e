/** The folder of workers in a remote's build (`remote-kit/src/build/workers/workers.ts`). */
export const workerFile = /^\/remotes\/[^/]+\/[^/]+\/static\/worker\/./

/**
 * The policy that the file of a worker is sent with: the document's does not hold in it, a worker goes by its own. It may
 * call what the document may, and load and make no further code.
 */
export const buildWorkerPolicy = (calledOrigins: readonly string[]): string =>
  [
    `default-src 'none'`,
    ['connect-src', `'self'`, ...calledOrigins].join(' '),
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ')
