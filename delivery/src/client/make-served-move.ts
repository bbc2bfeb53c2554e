import { CommandError } from '@console/node-server/command-error'
import { isNetworkError, isValidationError } from '@console/shared/errors'
import { followMove, isMoveRefused } from '@console/shared/release-server/client'
import type { ServedMoveRequest } from '../protocol/release-protocol.schema.ts'
import type { MoveReport } from '../releases/moves/move-result.ts'
import type { CallServer } from './call-server.ts'

/**
 * Has a move made, prints how it goes, and reports on it.
 * @throws CommandError with the reason that the server gives.
 */
export const makeServedMove = (
  call: CallServer,
  request: ServedMoveRequest,
  print: (line: string) => void,
): Promise<MoveReport> => followMove(call, request, print).catch(throwCommandError)

function throwCommandError(error: unknown): never {
  const message = isMoveRefused(error)
    ? error.message
    : isNetworkError(error)
      ? 'The connection to the release server broke again and again. Whether the move was made is in pnpm release list.'
      : isValidationError(error)
        ? 'The release server says something that this command line does not understand. Whether the move was made is in pnpm release list.'
        : undefined
  throw message === undefined ? error : new CommandError(message, { cause: error })
}
