import { type MockDocument, toContent, toFigures } from '@console/ielts'

/** What `POST mocks/speaking` would take: a file can be sent as it is. Several mocks in one file are a list of these. */
export const toSpeakingFile = (documents: readonly MockDocument[]): string => {
  const [first, ...rest] = documents.map(toPayload)
  return `${JSON.stringify(rest.length === 0 ? first : [first, ...rest], null, 2)}\n`
}

function toPayload({ questions, ...header }: MockDocument) {
  const figures = toFigures(toContent({ questions, ...header }))
  return {
    ...header,
    total_question: figures.questions,
    total_marks: figures.marks,
    speaking_questions: questions,
  }
}
