import { toSafeAddress } from '@console/shared/address'
import { checkKeys } from '../../core/checks/check-keys.ts'
import type { SectionCheck } from '../../core/checks/check-mock.ts'
import { type CheckFinding, fault } from '../../core/checks/mock-issue.ts'
import { type MockContent, mockId, readField, toMockRef } from '../../core/document/mock-content.ts'

export const checkListening: SectionCheck = (content) =>
  checkKeys(content, { partName: 'Part', checkSource: checkRecording, checkGroup: () => [] })

function checkRecording({ nodes }: MockContent): CheckFinding[] {
  const recording = readField(nodes, toMockRef('listening'), 'recording')
  if (!recording) return [fault(mockId, 'recording', 'There is no recording')]
  return toSafeAddress(recording) === null
    ? [fault(mockId, 'recording', 'The address of the recording starts with https:// and names a host')]
    : []
}
