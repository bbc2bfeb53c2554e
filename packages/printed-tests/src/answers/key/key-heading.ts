import { matchGroupHead, matchKeyHead, matchPassageHead } from '../../patterns/head-patterns.ts'
import { splitColumns } from '../../patterns/item-patterns.ts'
import { isEntry } from '../../patterns/key-entries.ts'
import { isRubric } from '../../patterns/rubric-patterns.ts'

const heading =
  /^(?:questions?|answers?|no\.?|key|#)(?:\s(?:answers?|questions?|explanations?)){0,4}$|^q\sa(?:\sq\sa)*$|^unit\s\d{1,2}$/i
const partHeading =
  /^(?:part|section|(?:reading )?passage|test)\s\d[:,.]?\squestions?\s\d{1,2}\s?[-–—]\s?\d{1,2}$/i

/** A heading above answers. */
export const isKeyHeading = (text: string): boolean =>
  !isEntry(text) &&
  (splitColumns(text).every((cell) => heading.test(cell)) ||
    partHeading.test(text) ||
    matchKeyHead(text)?.rest === '' ||
    splitColumns(text).every((cell) => matchPassageHead(cell) !== null || matchGroupHead(cell) !== null) ||
    isRubric(text))
