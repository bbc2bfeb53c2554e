import type { Mock } from '@console/ielts/schemas'
import { checkReading } from '@console/ielts/sections'
import { SectionDocument } from '../../preview/section-document.tsx'
import { useSavedMockPanels } from '../../versions/use-saved-mock-panels.tsx'
import { PassagePaper } from './passage-paper.tsx'

export function ReadingDocument({ mock }: { mock: Mock }) {
  const panels = useSavedMockPanels(mock, checkReading)
  return (
    <SectionDocument mock={mock} check={checkReading} partName="Passage" Part={PassagePaper} {...panels} />
  )
}
