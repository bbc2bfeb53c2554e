import { type MockDocument, toContent, toFigures } from '@console/ielts'

/** The body of `POST mocks/speaking`, or a list of them for several mocks. */
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
