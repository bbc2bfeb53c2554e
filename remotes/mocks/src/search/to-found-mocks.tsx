import type { FoundRecord } from '@console/authoring/search/search-results'
import { mockSectionSchema } from '@console/ielts/schemas'
import { toRecordId } from '@console/values/ids/parse-record-id'
import { upperFirst } from 'es-toolkit/string'
import { mockPaths } from '../navigation/paths.ts'
import { CopyGroup, type WriteGroup } from './copy-group.tsx'
import type { SearchHit } from './texts/search-texts.ts'
import { toMatchLink } from './to-match-link.ts'

/** Matches by mock, for the list of results. */
export const toFoundMocks = (hits: readonly SearchHit[], onCopy: WriteGroup): FoundRecord[] =>
  [...Map.groupBy(hits, ({ id }) => id)].map(([id, found]) => {
    // `reading/5`
    const [section, key = ''] = id.split('/')
    return {
      key: id,
      name: found[0]?.mock ?? '',
      note: upperFirst(section ?? ''),
      to: mockPaths[mockSectionSchema.parse(section)].toMock(key),
      places: found.map((hit) => {
        const { name, path } = toMatchLink(hit)
        const { group } = hit.place
        return {
          ...{ key: hit.place.key, name, to: path, pieces: hit.pieces },
          action: group !== null && (
            <CopyGroup section={hit.section} id={toRecordId(key)} group={group} onCopy={onCopy} />
          ),
        }
      }),
    }
  })
