/** The folder of workers in a remote's build (`remote-kit/src/build/workers/workers.ts`). */
export const workerFile = /^\/remotes\/[^/]+\/[^/]+\/static\/worker\/./

/**
 * The policy that a worker's file is sent with: the document's does not apply to it. A worker may
 * call what the document may, and neither load nor create further code.
 */
export const buildWorkerPolicy = (calledOrigins: readonly string[]): string =>
  [
    `default-src 'none'`,
    ['connect-src', `'self'`, ...calledOrigins].join(' '),
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ')
