import header from '@console/authoring/record/record-header.module.css'
import { type MockContent, readField, toAmount, toMockRef } from '@console/ielts'
import type { Mock } from '@console/ielts/schemas'
import { checkListening, toPartTotal } from '@console/ielts/sections'
import { SectionDocument } from '../../preview/section-document.tsx'
import { useSavedMockDesk } from '../../versions/use-saved-mock-desk.tsx'
import { PartPaper } from './part-paper.tsx'
import { RecordingPlayer } from './recording-player.tsx'

export function ListeningDocument({ mock }: { mock: Mock }) {
  const desk = useSavedMockDesk(mock, checkListening)
  return (
    <SectionDocument
      mock={mock}
      check={checkListening}
      partName="Part"
      toPartNote={toPartTotal}
      Part={PartPaper}
      {...desk}
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
