import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Bucket } from '@console/node-server/bucket'
import type { MediaStorage } from './media-storage.ts'

export function openS3MediaStorage({ bucket, prefix, client: options }: Bucket): MediaStorage {
  const client = new S3Client(options)
  const toPlace = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` })
  return {
    async put(key, path) {
      const { size } = await stat(path)
      await client.send(
        new PutObjectCommand({ ...toPlace(key), Body: createReadStream(path), ContentLength: size }),
      )
      await rm(path)
    },
    async readSize(key) {
      try {
        return (await client.send(new HeadObjectCommand(toPlace(key)))).ContentLength
      } catch (error) {
        if (Object(error).$metadata?.httpStatusCode === 404) return undefined
        throw error
      }
    },
    async read(key, { start, end }) {
      try {
        const command = new GetObjectCommand({ ...toPlace(key), Range: `bytes=${start}-${end}` })
        const { Body, ContentRange } = await client.send(command)
        if (!(Body instanceof Readable)) throw new Error(`The bucket ${bucket} answered without a body`)
        return { body: Body, size: Number(/\/(\d+)$/.exec(ContentRange ?? '')?.[1]) }
      } catch (error) {
        if ([404, 416].includes(Object(error).$metadata?.httpStatusCode)) return undefined
        throw error
      }
    },
    remove: async (key) => void (await client.send(new DeleteObjectCommand(toPlace(key)))),
  }
}
