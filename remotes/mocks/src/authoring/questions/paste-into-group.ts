import type { PasteList } from '../../editing/list-paste.ts'
import { pasteAnswers } from './paste-answers.ts'
import { pasteOptions } from './paste-options.ts'

/** Handles lists that groups of every section have; `pasteQuestions` handles the section’s questions. */
export const pasteIntoGroup =
  (pasteQuestions: PasteList): PasteList =>
  (content, field, text) => {
    const paste =
      field.kind === 'option' ? pasteOptions : field.kind === 'answer' ? pasteAnswers : pasteQuestions
    return paste(content, field, text)
  }
