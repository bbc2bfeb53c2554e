import type { TextIndex } from './text-index.ts'
import type { IndexCall } from './text-index-calls.ts'

export function answerCall(index: TextIndex, { name, given }: IndexCall): Promise<unknown> {
  switch (name) {
    case 'open':
      return index.open(...given)
    case 'put':
      return index.put(...given)
    case 'remove':
      return index.remove(...given)
    case 'search':
      return index.search(...given)
    case 'findMocks':
      return index.findMocks(...given)
    case 'note':
      return index.note(...given)
    case 'countNoteMatches':
      return index.countNoteMatches(...given)
    case 'copyGroup':
      return index.copyGroup(...given)
  }
}
