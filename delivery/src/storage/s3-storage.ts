import { extname } from 'node:path'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Bucket } from '@console/node-server/bucket'
import { ReleaseError } from '../errors/release-error.ts'
import type { ObjectStorage, StoredObject } from './object-storage.ts'

/** A bucket whose server knows conditional writes. */
export function openS3Storage({ bucket, prefix, client: options }: Bucket): ObjectStorage {
  const client = new S3Client(options)
  const name = `s3://${bucket}/${prefix}`
  const toPlace = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` })
  const put = async (key: string, content: Uint8Array, condition: object, note?: string) => {
    const { ETag } = await client.send(
      new PutObjectCommand({
        ...toPlace(key),
        Body: content,
        ...toContentHeaders(key),
        ...(note !== undefined && { Metadata: { [noteName]: note } }),
        ...condition,
      }),
    )
    return ETag
  }
  /** RFC 9110 has entity tags in quotes. Ceph’s gateway, up to release 16 at least, compares them without. */
  let isQuoted = true
  const readTag = async (key: string) =>
    (await client.send(new HeadObjectCommand(toPlace(key))).catch(() => undefined))?.ETag
  const explain = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      throw new ReleaseError(
        'folder',
        `${name} did not answer as it should (${error instanceof Error ? `${error.name}: ${error.message}` : error}). Check its name, its endpoint (AWS_ENDPOINT_URL_S3) and the credentials.`,
        { cause: error },
      )
    }
  }
  return {
    name,
    read: (key) =>
      explain(() =>
        client.send(new GetObjectCommand(toPlace(key))).then(toStoredObject, (error: unknown) => {
          if (toStatus(error) === 404) return undefined
          throw error
        }),
      ),
    create: (key, content) =>
      explain(() => put(key, content, { IfNoneMatch: '*' }).then(() => true, unlessFirst(false))),
    swap: (key, content, { tag, note }) =>
      explain(async () => {
        if (tag === undefined)
          return put(key, content, { IfNoneMatch: '*' }, note).catch(unlessFirst(undefined))
        const swapIf = (given: string) =>
          put(key, content, { IfMatch: given }, note).catch(unlessFirst(undefined))
        const swapped = isQuoted ? await swapIf(tag) : undefined
        if (swapped !== undefined || (isQuoted && (await readTag(key)) !== tag)) return swapped
        // No other write was first: this server compares its own tags only without their quotes.
        isQuoted = false
        return swapIf(tag.replaceAll('"', ''))
      }),
    write: async (key, content) => void (await explain(() => put(key, content, {}))),
    list: (start) =>
      explain(async () => {
        const keys: string[] = []
        const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${start}` })
        for await (const { Contents = [] } of pages)
          for (const { Key = '' } of Contents) keys.push(Key.slice(prefix.length))
        return keys
      }),
    remove: async (key) => void (await explain(() => client.send(new DeleteObjectCommand(toPlace(key))))),
  }
}

const noteName = 'note'

async function toStoredObject({ Body, ETag, Metadata }: GetObjectCommandOutput): Promise<StoredObject> {
  // Without its tag, the next write could replace anything.
  if (Body === undefined || ETag === undefined)
    throw new Error('The storage answered an object without its content or its tag')
  const content = Buffer.from(await Body.transformToByteArray())
  return { content, tag: ETag, note: Metadata?.[noteName] ?? '' }
}

const toStatus = (error: unknown): number | undefined =>
  error instanceof Error && '$metadata' in error ? Object(error.$metadata).httpStatusCode : undefined

/**
 * Another write was first: 412; 409 for two at the same moment; 404 where the object is gone meanwhile (Amazon S3 User Guide,
 * “Conditional writes”).
 */
const unlessFirst =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if ([404, 409, 412].includes(toStatus(error) ?? 0)) return value
    throw error
  }

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.jsonl': 'application/jsonl',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Stored with each object, for servers that pass objects on as they are. */
const toContentHeaders = (key: string) => ({
  ContentType: types[extname(key)] ?? 'application/octet-stream',
  CacheControl: /^(?:shell|remotes)\//.test(key) ? 'public, max-age=31536000, immutable' : 'no-cache',
})
