/** Wire schemas: strict for requests, lenient for responses. */
export {
  type ListeningQuestions,
  type ListeningQuestionType,
  listeningQuestionsSchema,
  listeningQuestionTypeSchema,
} from './schemas/listening.schema.ts'
export {
  type Mock,
  type MockPayload,
  type MockSection,
  type MockSummary,
  mockListSchema,
  mockPayloadSchema,
  mockSchema,
  mockSectionSchema,
  mockSummarySchema,
  openQuestions,
} from './schemas/mock.schema.ts'
export {
  type ExplainedMock,
  explainedMocksSchema,
  keptExplanationsSchema,
  longestExplanation,
  longestTranscript,
  type MockExplanations,
  mockExplanationsSchema,
} from './schemas/mock-explanations.schema.ts'
export {
  type Difficulty,
  difficultySchema,
  type MockLabels,
  mayApprove,
  mockLabelsSchema,
  type Review,
  type ReviewNotes,
  type ReviewPayload,
  type ReviewStep,
  reviewNotesListSchema,
  reviewNotesSchema,
  reviewPayloadSchema,
} from './schemas/mock-notes.schema.ts'
export {
  type MockVersion,
  type MockVersionFacts,
  mockVersionFactsSchema,
  mockVersionListSchema,
  mockVersionSchema,
  wholeMockVersionSchema,
} from './schemas/mock-version.schema.ts'
export {
  type ReadingQuestions,
  type ReadingQuestionType,
  readingQuestionsSchema,
  readingQuestionTypeSchema,
} from './schemas/reading.schema.ts'
