import type { Session } from '../session/session.store.ts'

/** Needs this exact permission: a preview runs code that is in no release. */
export const mayPreview = ({ permissions }: Pick<Session, 'permissions'>): boolean =>
  permissions.includes('releases.preview')
