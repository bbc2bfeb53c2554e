import { type MediaType, mediaEndings, mediaTypeSchema } from '@console/shared/schemas/media'

/** Below the prefix of the API; what follows is the name of a file. */
export const mediaFilesPath = '/media/files/'

/** Its name in storage and in its address: by its bytes, so that an address never changes what it shows. */
export const toMediaName = ({ hash, type }: { hash: string; type: MediaType }) =>
  `${hash}.${mediaEndings[type]}`

/** Undefined for anything that is no such name, whatever it tries. */
export function readMediaName(name: string): { hash: string; type: MediaType } | undefined {
  const [, hash, ending] = /^([0-9a-f]{64})\.([a-z0-9]{3,4})$/.exec(name) ?? []
  const type = mediaTypeSchema.options.find((each) => mediaEndings[each] === ending)
  return hash === undefined || type === undefined ? undefined : { hash, type }
}
