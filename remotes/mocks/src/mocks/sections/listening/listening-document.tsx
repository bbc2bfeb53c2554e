import type { Mock } from '@console/shared/schemas/mock'
import { listeningMocksPath, toListeningEditPath } from '../../../navigation/paths.ts'
import { type MockContent, readField, toMockRef } from '../../core/document/mock-content.ts'
import { toAmount } from '../../core/document/typed-number.ts'
import { SectionDocument } from '../../paper/section-document.tsx'
import { checkListening } from './check-listening.ts'
import { PartPaper } from './part-paper.tsx'
import { toPartTotal } from './part-total.ts'
import styles from './recording.module.css'
import { RecordingPlayer } from './recording-player.tsx'

/** A listening mock as a document. */
export function ListeningDocument({ mock }: { mock: Mock }) {
  return (
    <SectionDocument
      mock={mock}
      check={checkListening}
      listPath={listeningMocksPath}
      editPath={toListeningEditPath(mock.id)}
      partName="Part"
      toPartNote={toPartTotal}
      Part={PartPaper}
      Head={Recording}
    />
  )
}

function Recording({ content }: { content: MockContent }) {
  const address = readField(content.nodes, toMockRef('listening'), 'recording')
  if (!address) return null
  return (
    <section className={styles.recording} aria-label="Recording">
      <RecordingPlayer key={address} address={address} minutes={toAmount(content.header.duration)} />
    </section>
  )
}
