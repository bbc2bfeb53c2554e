import { toUserMessage } from '../errors/errors.ts'
import type { SaveProblem } from './save-record.ts'

/** Why a record was not saved, in one sentence. */
export function toProblemText(problem: SaveProblem | { kind: 'conflict' }, noun: string): string {
  switch (problem.kind) {
    case 'conflict':
      return `This ${noun} was changed elsewhere after you opened it.`
    case 'offline':
      return 'You were offline, and nothing was sent.'
    case 'gone':
      return `Somebody deleted this ${noun} after you opened it.`
    case 'created-elsewhere':
      return `Another tab was just creating this ${noun}, so nothing was sent from here.`
    case 'not-kept':
      return `The server reported that it saved this ${noun}, but it does not have what you typed.`
    case 'refused':
    case 'no-answer':
      return toUserMessage(problem.error)
  }
}
