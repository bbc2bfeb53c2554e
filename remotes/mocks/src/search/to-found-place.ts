import { type ExtraField, namePart, toExtraFieldAt } from '@console/ielts'
import { toPapersPath } from '../navigation/paths.ts'
import { toEditorAt } from '../navigation/to-editor-at.ts'
import type { SearchHit } from './texts/search-texts.ts'

const papers: Record<ExtraField, string> = {
  transcript: '?paper=transcript',
  explanation: '?paper=key&explanations',
}

/** Fields that hold an address, which would be taken for a text of its part, as staff call them. */
const addresses = { image: 'picture', recording: 'recording' }

/** Where a text that was found can be seen: in the editor, or on a paper where no field of the editor has it. */
export function toFoundPlace({ id, section, place }: Pick<SearchHit, 'id' | 'section' | 'place'>) {
  const [, key = ''] = id.split('/')
  const beside = toExtraFieldAt(place.key)
  const part = namePart(section, place.part)
  if (beside === null) {
    const address = Object.entries(addresses).find(([field]) => place.key.endsWith(` ${field}`))
    return {
      path: toEditorAt(section, key, place.key),
      name: address === undefined ? part : `${part}, ${address[1]}`,
    }
  }
  const { mark } = place
  const at = mark ?? place.part
  return {
    path: `${toPapersPath(section, key)}${papers[beside]}${at === null ? '' : `&at=${encodeURIComponent(at)}`}`,
    name: `${part}, ${beside}${mark === null ? '' : ` of question${/\D/.test(mark) ? 's' : ''} ${mark}`}`,
  }
}
