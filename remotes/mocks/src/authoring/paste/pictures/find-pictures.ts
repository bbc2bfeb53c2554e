import type { PrintedGroup, PrintedTest } from '@console/printed-tests'
import type { JoinedSources } from '@console/printed-tests/sources'
import { splitLines } from '@console/values/text/line-breaks'
import { leftOut, type PasteChoices, toGroupName } from '../paste-plan.ts'
import type { FileSource } from '../use-sources.ts'

export type FoundPicture = {
  /** Its line in the whole text. */
  at: number
  /** Null if it cannot be taken. */
  file: File | null
  isDiagram: boolean
  /** The questions that it stands among or beside; `leftOut` if none. */
  place: string
}

const mark = /\[(?:Picture(?: (\d{1,2}))?|Diagram)\]/g

/** The pictures of Word documents in the text, in order. */
export function findPictures(
  { text, placeOf }: JoinedSources,
  files: readonly FileSource[],
  { parts }: PrintedTest,
): FoundPicture[] {
  const groups = parts.flatMap((part) => part.groups)
  return splitLines(text).flatMap((line, index) =>
    [...line.matchAll(mark)].map(([found, number]) => {
      const at = index + 1
      const source = files.find(({ id }) => id === placeOf(at)?.id)
      const picture = source?.pictures[Number(number) - 1]
      const name = source?.name.replace(/\.\w+$/, '')
      return {
        at,
        file: picture === undefined ? null : new File([picture], `${name}, ${picture.name}`),
        isDiagram: found === '[Diagram]',
        place: findPlace(groups, at),
      }
    }),
  )
}

/** Questions that the picture stands among; else those below or above it that ask about one. */
function findPlace(groups: readonly PrintedGroup[], at: number): string {
  const below = groups.find(({ to }) => at <= to)
  const above = groups.findLast(({ to }) => to < at)
  const isAmong = below !== undefined && below.from <= at
  const group = isAmong
    ? below
    : [below, above].find((each) => each?.task === 'map' || each?.task === 'diagram')
  return group === undefined ? leftOut : toGroupName(group)
}

/** The questions that a picture goes to. */
export const placeOfPicture = ({ at, place }: FoundPicture, { pictures }: PasteChoices): string =>
  pictures?.[at] ?? place
