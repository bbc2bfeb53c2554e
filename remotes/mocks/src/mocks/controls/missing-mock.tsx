import { EditorSkeleton } from '@console/authoring/editor/editor-skeleton'
import type { MockSection } from '@console/shared/schemas/mock'
import { lateComponent } from '@console/shared/ui/late-component'
import { upperFirst } from 'es-toolkit/string'
import { mockPaths } from '../../navigation/paths.ts'

const MissingRecord = lateComponent(
  async () =>
    (await import(/* webpackChunkName: "missing-record" */ '@console/shared/ui/missing-record'))
      .MissingRecord,
  'This screen',
  <EditorSkeleton label="Loading the mock" />,
)

/** Stands where a mock would be that does not exist. */
export function MissingMock({ section, id }: { section: MockSection; id: number }) {
  return (
    <MissingRecord
      title={`${upperFirst(section)} mock ${id}`}
      noun={`${section} mock`}
      section={`${upperFirst(section)} mocks`}
      list={mockPaths[section].list}
    />
  )
}
