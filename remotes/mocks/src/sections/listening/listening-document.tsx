import header from '@console/authoring/record/record-header.module.css'
import { type MockContent, readField, toAmount, toMockRef } from '@console/ielts'
import type { Mock } from '@console/ielts/schemas'
import { checkListening, toPartTotal } from '@console/ielts/sections'
import { SectionDocument } from '../../preview/section-document.tsx'
import { useSavedMockPanels } from '../../versions/use-saved-mock-panels.tsx'
import { PartPaper } from './part-paper.tsx'
import { RecordingPlayer } from './recording-player.tsx'

export function ListeningDocument({ mock }: { mock: Mock }) {
  const panels = useSavedMockPanels(mock, checkListening)
  return (
    <SectionDocument
      mock={mock}
      check={checkListening}
      partName="Part"
      toPartNote={toPartTotal}
      Part={PartPaper}
      {...panels}
      Head={Recording}
    />
  )
}

function Recording({ content }: { content: MockContent }) {
  const address = readField(content.nodes, toMockRef('listening'), 'recording')
  if (!address) return null
  return (
    <section className={header.unprinted} aria-label="Recording">
      <RecordingPlayer key={address} address={address} minutes={toAmount(content.header.duration)} />
    </section>
  )
}
