import type { ReviewNotes } from '@console/ielts/schemas'
import { type ListFilter, toChoices } from '@console/shared/list'
import { difficultyLabels } from './review-state.ts'

/** Filters by difficulty and tags. They have no choices if nothing is labelled. */
export function buildLabelFilters<Item>(
  readNotes: (item: Item) => ReviewNotes | undefined,
): Record<'difficulty' | 'tag', ListFilter<Item>> {
  const readTags = (item: Item) => readNotes(item)?.tags ?? []
  return {
    difficulty: {
      label: 'Difficulty',
      choices: () => difficultyLabels,
      matches: (item, choice) => readNotes(item)?.difficulty === choice,
    },
    tag: {
      label: 'Tag',
      choices: (items) => toChoices(items.flatMap(readTags)),
      matches: (item, choice) => readTags(item).includes(choice),
    },
  }
}
