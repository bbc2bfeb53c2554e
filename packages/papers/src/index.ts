/** The papers of a test, and their HTML. */
export {
  type PaperElement,
  type PaperPicture,
  type PaperPiece,
  type SheetSize,
  toElements,
} from './html/paper-elements.ts'
export { toHtml } from './html/to-html.ts'
export { hasExplanations } from './layout/answer-key.ts'
export { buildPaper, type PaperKind, type PaperNotes, paperLabels } from './layout/build-paper.ts'
export { type Line, listPictures, type MarkedLine, type Paper, type PaperBlock } from './layout/paper.ts'
