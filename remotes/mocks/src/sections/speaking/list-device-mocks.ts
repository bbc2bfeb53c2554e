import { mockDocumentSchema } from '@console/ielts'
import type { Draft } from '@console/shared/platform'
import { mocksEntity } from '../../api/device-entities.ts'
import type { DeviceMock } from './device-mock.ts'

/** Saved mocks in the current format. */
export const listDeviceMocks = (drafts: readonly Draft[]): DeviceMock[] =>
  drafts.flatMap(({ key, document, savedAt }) => {
    const read = key.entity === mocksEntity ? mockDocumentSchema.safeParse(document).data : undefined
    return read === undefined ? [] : { id: key.id, savedAt, document: read }
  })
