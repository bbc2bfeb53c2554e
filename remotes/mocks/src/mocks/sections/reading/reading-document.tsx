import type { Mock } from '@console/shared/schemas/mock'
import { readingMocksPath, toReadingEditPath } from '../../../navigation/paths.ts'
import { type DeskProps, PartQuestions, QuestionList } from '../../paper/part-questions.tsx'
import { SectionDocument } from '../../paper/section-document.tsx'
import { checkReading } from './check-reading.ts'
import { PassageText } from './passage-text.tsx'

/** A reading mock as a document. */
export function ReadingDocument({ mock }: { mock: Mock }) {
  return (
    <SectionDocument
      mock={mock}
      check={checkReading}
      listPath={readingMocksPath}
      editPath={toReadingEditPath(mock.id)}
      partName="Passage"
      Part={Passage}
    />
  )
}

function Passage({ content, id, answer }: DeskProps) {
  return (
    <>
      <PassageText content={content} id={id} />
      <PartQuestions content={content} id={id} noun="passage">
        {(group) => <QuestionList group={group} answer={answer} />}
      </PartQuestions>
    </>
  )
}
