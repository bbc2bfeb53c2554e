import type { MockSection } from '@console/ielts/schemas'
import type { RecordId } from '@console/shared/http/record-list'
import { MissingRecord } from '@console/shared/ui/missing-record'
import { upperFirst } from 'es-toolkit/string'
import { mockPaths } from '../navigation/paths.ts'

/** Shown for a mock that does not exist. */
export function MissingMock({ section, id }: { section: MockSection; id: RecordId }) {
  return (
    <MissingRecord
      title={`${upperFirst(section)} mock ${id}`}
      noun={`${section} mock`}
      section={`${upperFirst(section)} mocks`}
      list={mockPaths[section].list}
    />
  )
}
