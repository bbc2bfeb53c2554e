/**
 * The bucket of Amazon S3, or of a server with its interface, at an address such as `s3://media/library`; undefined for any
 * other text. `client` has the options of the AWS SDK, which finds the credentials itself.
 */
export function parseBucket(address: string, env: Readonly<Record<string, string | undefined>>) {
  const [, bucket, folder = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(address) ?? []
  if (bucket === undefined) return undefined
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || undefined
  return {
    bucket,
    /** The beginning of every key; empty, or with a slash at its end. */
    prefix: folder === '' || folder.endsWith('/') ? folder : `${folder}/`,
    client: {
      // Other servers seldom have a host name for each bucket, and none knows checksums in trailers.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      region: env['AWS_REGION'] || 'us-east-1',
      requestChecksumCalculation: 'WHEN_REQUIRED' as const,
      responseChecksumValidation: 'WHEN_REQUIRED' as const,
    },
  }
}

export type Bucket = NonNullable<ReturnType<typeof parseBucket>>
