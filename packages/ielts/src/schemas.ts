/** The wire: strict for what is sent, lenient for what is received. */
export { type ListeningQuestions, listeningQuestionsSchema, type ListeningQuestionType, listeningQuestionTypeSchema } from './schemas/listening.schema.ts'
export { type ExplainedMock, explainedMocksSchema, keptExplanationsSchema, longestExplanation, longestTranscript, type MockExplanations, mockExplanationsSchema } from './schemas/mock-explanations.schema.ts'
export { type Difficulty, difficultySchema, type MockLabels, mockLabelsSchema, type MockNotes, mockNotesListSchema, mockNotesSchema, type Review, type ReviewPayload, reviewPayloadSchema, type ReviewStep } from './schemas/mock-notes.schema.ts'
export { type MockVersion, type MockVersionFacts, mockVersionFactsSchema, mockVersionListSchema, mockVersionSchema, wholeMockVersionSchema } from './schemas/mock-version.schema.ts'
export { type Mock, mockListSchema, type MockPayload, mockPayloadSchema, mockSchema, type MockSection, mockSectionSchema, type MockSummary, mockSummarySchema, openQuestions } from './schemas/mock.schema.ts'
export { type ReadingQuestions, readingQuestionsSchema, type ReadingQuestionType, readingQuestionTypeSchema } from './schemas/reading.schema.ts'
