import type { Mock } from '@console/shared/schemas/mock'
import { readingMocksPath, toReadingEditPath } from '../../paths.ts'
import { PartQuestions, QuestionList } from '../questions/part-questions.tsx'
import { SectionDocument } from '../questions/section-document.tsx'
import type { DeskProps } from '../questions/test-sitting.tsx'
import { PassageText } from './passage-text.tsx'

/** A reading mock as a document. */
export function ReadingDocument({ mock }: { mock: Mock }) {
  return (
    <SectionDocument
      mock={mock}
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
