import type { RecordedRemote } from '@console/shared/release'
import type { ReleaseProblem } from '../../errors/release-problem.ts'

/** Limits so that texts fit where they are shown; names and ids are part of addresses and logs. */
const most = { name: 40, title: 40, entry: 40, id: 60, command: 80, keyword: 40 }

type Measured = readonly [what: string, text: string, most: number]

/** Texts that are empty, or too long for where they are shown. */
export function findTextProblems({
  name,
  title,
  team,
  menu,
  commands = [],
}: RecordedRemote): ReleaseProblem[] {
  const texts: Measured[] = [
    ['The name', name, most.name],
    ['The title', title, most.title],
    ['The team', team, most.title],
    ...menu.flatMap(({ path, title: text, group }): Measured[] => [
      [`The title of the menu entry for ${path}`, text, most.entry],
      ...(group === undefined
        ? []
        : [[`The group of the menu entry for ${path}`, group, most.entry] as const]),
    ]),
    ...commands.flatMap(({ id, title: text, keywords = [] }): Measured[] => [
      ['The id of a command', id, most.id],
      [`The title of the command “${id}”`, text, most.command],
      ...keywords.map((word) => [`A keyword of the command “${id}”`, word, most.keyword] as const),
    ]),
  ]
  return texts
    .filter(([, text, longest]) => text.trim() === '' || text.length > longest)
    .map(([what, text, longest]) => ({ kind: 'text-length', remote: name, what, text, most: longest }))
}
