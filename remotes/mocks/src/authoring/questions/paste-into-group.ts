import type { PasteList } from '../../editing/list-paste.ts'
import { pasteAnswers } from './paste-answers.ts'
import { pasteOptions } from './paste-options.ts'

/** What groups of every section have lists of; `pasteQuestions` knows what one asks. */
export const pasteIntoGroup =
  (pasteQuestions: PasteList): PasteList =>
  (content, field, text) => {
    const paste =
      field.kind === 'option' ? pasteOptions : field.kind === 'answer' ? pasteAnswers : pasteQuestions
    return paste(content, field, text)
  }
