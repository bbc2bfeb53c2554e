/** The document model of a mock, its editing commands, answer keys and marking. */

export { countWords } from './document/count-words.ts'
export { type ExtraField, extraFields, toExtraField, toExtraFieldAt } from './document/extra-field.ts'
export {
  setAnswer,
  setField,
  setFields,
  setGroupField,
  setHeader,
  spreadAnswers,
} from './document/field-commands.ts'
export { findPartNumber } from './document/find-part-number.ts'
export { type AnswerKind, toAnswerKind, toGroupLabel } from './document/group-type.ts'
export {
  duplicateNode,
  insertGroup,
  insertNode,
  insertPart,
  removeNode,
  replaceQuestions,
  shiftNode,
} from './document/list-commands.ts'
export {
  type Blank,
  type BlankCell,
  type Cell,
  type ItemBlank,
  isBlank,
  type ListeningBody,
  type ListeningGroup,
  type ListeningItem,
  listBlanks,
  readBody,
  type Table,
  toPrintedLead,
  toTail,
} from './document/listening-body.ts'
export {
  findAncestor,
  listGroupIds,
  listIds,
  listNodes,
  listPartIds,
  listParts,
  type MockCommand,
  type MockContent,
  mockId,
  readField,
  readGroup,
  readNode,
  toMockRef,
} from './document/mock-content.ts'
export {
  type MockDocument,
  type MockHeader,
  mockDocumentSchema,
  mockHeaderSchema,
  type TypedNumber,
} from './document/mock-document.schema.ts'
export { nameQuestions, readNumbers, readRange, toFigures, toSpan } from './document/mock-figures.ts'
export {
  mockTypeLabels,
  mockVariantLabels,
  toBookTitle,
  toStatusLabel,
  toTypeLabel,
} from './document/mock-labels.ts'
export {
  type FieldsOf,
  type GroupKind,
  type GroupNode,
  isGroup,
  isKind,
  isPart,
  listsOf,
  type MockNode,
  type NewNode,
  type NodeId,
  type NodeKind,
  type NodeOf,
  type NodeRef,
  toRef,
} from './document/mock-node.ts'
export { toContent, toDocument, toValue } from './document/mock-normalization.ts'
export { headerId, type MockPlace, toPlaceKey } from './document/mock-place.ts'
export {
  fromLocalTime,
  keepServerTimes,
  normaliseTimes,
  toLocalTime,
} from './document/mock-times.ts'
export { namePart } from './document/name-part.ts'
export { numberRange } from './document/number-range.ts'
export { parseNumberWord } from './document/number-words.ts'
export { renewIds } from './document/renew-ids.ts'
export { describeStatusEffect } from './document/status-effect.ts'
export { withoutArrows } from './document/step-arrows.ts'
export { toAmount } from './document/to-amount.ts'
export { toBlankMock } from './document/to-blank-mock.ts'
export {
  type Explanations,
  type ExplanationsChange,
  explanationsSchema,
  hasNoExplanations,
  mergeExplanations,
  noExplanations,
  readExplained,
  readPartRecording,
  setExplained,
  setPartRecording,
} from './explanations/explanations.ts'
export {
  type ExplainedQuestion,
  listExplained,
  readTranscript,
  toProofs,
} from './explanations/list-explained.ts'
export { type Proof, splitAtProofs, toProofWords } from './explanations/proofs.ts'
export {
  type AnswerOption,
  areLetters,
  readOptions,
  toOption,
  type WireOption,
} from './keys/answer-option.ts'
export { listAccepted, toKeyText } from './keys/answer-text.ts'
export { splitAtGaps, toggleGap, toTypedGap, typedGaps } from './keys/gap-text.ts'
export { toKeyAnswer } from './keys/key-answer.ts'
export {
  type KeyAnswer,
  type KeyGroup,
  type KeyQuestion,
  listKeyGroups,
  toAnswerText,
  toVerdicts,
  withAnswerText,
} from './keys/key-group.ts'
export { listLetterRanges } from './keys/letter-range.ts'
export { listRubrics } from './keys/list-rubrics.ts'
export { bandSource, toIndicativeBand } from './keys/marking/band-table.ts'
export { type CandidateAnswers, type MarkedTest, markAnswers } from './keys/marking/mark-answers.ts'
export { findFreeKey, type OptionMarks, toLetter, toNumeral } from './keys/option-keys.ts'
export { isVerdict, toVerdict } from './keys/verdict-words.ts'
export { findExcess, parseWordLimit, toLimitText } from './keys/word-limit.ts'
export { asksParagraphs, mayBeTable, toLineNoun, toTraits } from './question-types/question-types.ts'
