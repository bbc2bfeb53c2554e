import type { MockSection } from '@console/shared/schemas/mock'
import { upperFirst } from 'es-toolkit/string'
import { lazy } from 'react'
import { mockPaths } from '../../navigation/paths.ts'

const MissingRecord = lazy(async () => ({
  default: (await import(/* webpackChunkName: "missing-record" */ '@console/shared/ui/missing-record'))
    .MissingRecord,
}))

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
