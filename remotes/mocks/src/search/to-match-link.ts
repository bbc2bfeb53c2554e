import { type ExtraField, namePart, toExtraFieldAt } from '@console/ielts'
import { toPapersPath } from '../navigation/paths.ts'
import { toEditorAt } from '../navigation/to-editor-at.ts'
import type { SearchHit } from './texts/search-texts.ts'

const papers: Record<ExtraField, string> = {
  transcript: '?paper=transcript',
  explanation: '?paper=key&explanations',
}

/** Fields that hold a URL, by the name that staff know. */
const addresses = { image: 'picture', recording: 'recording' }

/** A link to the match: in the editor, or in a paper if no editor field contains it. */
export function toMatchLink({ id, section, place }: Pick<SearchHit, 'id' | 'section' | 'place'>) {
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
