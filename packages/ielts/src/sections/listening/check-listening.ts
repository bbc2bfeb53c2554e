import { toSafeAddress } from '@console/values/address/safe-address'
import { checkKeys } from '../../checks/check-keys.ts'
import type { SectionCheck } from '../../checks/check-mock.ts'
import { type CheckFindings, fault } from '../../checks/mock-issue.ts'
import { type MockContent, mockId, readField, toMockRef } from '../../document/mock-content.ts'

export const checkListening: SectionCheck = (content) =>
  checkKeys(content, { partName: 'Part', checkSource: checkRecording })

function* checkRecording({ nodes }: MockContent): CheckFindings {
  const recording = readField(nodes, toMockRef('listening'), 'recording')
  if (!recording) yield fault('recording', mockId, 'recording', 'There is no recording')
  else if (toSafeAddress(recording) === null) {
    yield fault(
      'recording',
      mockId,
      'recording',
      'The address of the recording must start with https:// and name a website',
    )
  }
}
