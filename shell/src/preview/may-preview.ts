import type { Session } from '../session/session.store.ts'

/** Nobody may who was not given it by this very name: it has code run that no release has. */
export const mayPreview = ({ permissions }: Pick<Session, 'permissions'>): boolean =>
  permissions.includes('releases.preview')
