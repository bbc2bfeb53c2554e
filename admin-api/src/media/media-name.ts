import { type MediaType, mediaEndings, mediaTypeSchema } from '@console/shared/schemas/media'

/** The path below the API's prefix; a file name follows. */
export const mediaFilesPath = '/media/files/'

/** The name in storage and in the address, made of the bytes, so that an address always shows the same. */
export const toMediaName = ({ hash, type }: { hash: string; type: MediaType }) =>
  `${hash}.${mediaEndings[type]}`

/** Undefined for any other name. */
export function readMediaName(name: string): { hash: string; type: MediaType } | undefined {
  const [, hash, ending] = /^([0-9a-f]{64})\.([a-z0-9]{3,4})$/.exec(name) ?? []
  const type = mediaTypeSchema.options.find((each) => mediaEndings[each] === ending)
  return hash === undefined || type === undefined ? undefined : { hash, type }
}
