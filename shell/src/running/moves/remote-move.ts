import type { RemoteMoveRequest } from '@console/shared/release-server/move-request'
import { createUuid } from '@console/values/ids/create-id'

/** The subject of one click: a unit of an environment, as shown on screen. */
export type RemoteMove = {
  action: RemoteMoveRequest['action']
  environment: string
  /** The release shown as current; if another is by now, the server changes nothing. */
  release: string
  unit: { name: string; title: string; version: string; isOff: boolean; hasCanary: boolean }
}

/** Added by the person who requests the move. */
export type MoveDetails = { by: string; reason: string; to?: string | undefined }

export function toMoveRequest(
  { action, environment, release, unit: { name } }: RemoteMove,
  { by, reason, to }: MoveDetails,
): RemoteMoveRequest {
  const stated = { attempt: createUuid(), by, reason, expect: release, environment }
  return action === 'rollback-unit'
    ? { action, unit: name, ...(to !== undefined && { to }), ...stated }
    : { action, remote: name, ...stated }
}

type MoveTexts = {
  heading: string
  submit: string
  /** Shown while in progress. */
  progress: string
  done: string
}

export function describeRemoteMove(
  { action, environment, unit: { title, isOff } }: RemoteMove,
  /** Display name of the rollback target. */
  version: string | undefined,
): MoveTexts {
  switch (action) {
    case 'disable':
      return {
        heading: `Switch off ${title} in ${environment}`,
        submit: 'Switch off',
        progress: 'Switching off…',
        done: `${title} is switched off in ${environment}.`,
      }
    case 'enable':
      return {
        heading: `Switch on ${title} in ${environment}`,
        submit: 'Switch on',
        progress: 'Switching on…',
        done: `${title} is switched on in ${environment}.`,
      }
    case 'rollback-unit':
      return {
        heading: `Roll back ${title} in ${environment}`,
        submit: version === undefined ? 'Roll back' : `Roll back to ${version}`,
        progress: 'Rolling back…',
        done: isOff
          ? `${title} will run ${version} in ${environment} once it is switched on.`
          : `${title} now runs ${version} in ${environment}.`,
      }
  }
}
