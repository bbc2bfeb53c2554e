import { pasteIntoGroup } from '../../authoring/questions/paste-into-group.ts'
import { pasteCells } from './paste-cells.ts'
import { pasteLines } from './paste-lines.ts'

export const pasteList = pasteIntoGroup((content, field, text) =>
  field.kind === 'cell' ? pasteCells(content, field, text) : pasteLines(content, field, text),
)
