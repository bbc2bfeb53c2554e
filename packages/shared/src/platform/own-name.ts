import type { Platform } from './platform.ts'

/** A name in storage that no other remote uses: `commerce/lists/coupons/views`. */
export const toOwnName = ({ remote }: Pick<Platform, 'remote'>, name: string): string =>
  remote === undefined ? name : `${remote}/${name}`
