import { toPapersPath } from '../../navigation/paths.ts'
import { toEditorAt } from '../../navigation/to-editor-at.ts'
import { type BesideField, toBesideField } from '../core/document/beside-field.ts'
import { namePart } from '../core/document/name-part.ts'
import type { SearchHit } from './texts/search-texts.ts'

const papers: Record<BesideField, string> = {
  transcript: '?paper=transcript',
  explanation: '?paper=key&explanations',
}

/** Where a text that was found can be seen: in the editor, or on a paper where no field of the editor has it. */
export function toFoundPlace({ id, section, place }: Pick<SearchHit, 'id' | 'section' | 'place'>) {
  const [, key = ''] = id.split('/')
  const beside = toBesideField(place.key.split(' ').at(-1) ?? '')
  const part = namePart(section, place.part)
  return beside === null
    ? { path: toEditorAt(section, key, place.key), name: part }
    : { path: `${toPapersPath(section, key)}${papers[beside]}`, name: `${part}, ${beside}` }
}
