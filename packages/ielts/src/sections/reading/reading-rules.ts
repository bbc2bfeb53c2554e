import { inSequence } from '@console/values/json/command'
import { setField } from '../../document/field-commands.ts'
import { listGroupIds } from '../../document/mock-content.ts'
import { isKind, type MockNode, type NodeOf, toRef } from '../../document/mock-node.ts'
import { asksParagraphs } from '../../question-types/question-types.ts'
import { readingQuestionGroupSchema } from '../../schemas/reading.schema.ts'
import type { SectionRules } from '../section-rules.ts'
import { checkReading } from './check-reading.ts'
import { clearLostHeadings, listPlaced, releaseHeadings } from './clear-headings.ts'
import { fillPassage } from './fill-passage.ts'
import { placeHeadings, showExample, syncHeadings } from './heading-places.ts'
import { buildBody, buildPassage } from './passage-body.ts'
import { readingTasks } from './reading-tasks.ts'

const isHeadings = (node: MockNode | undefined): node is NodeOf<'reading.group'> =>
  isKind(node, 'reading.group') && asksParagraphs(node.fields.type)

/** Candidates drag headings to paragraphs, so a group of headings keeps those of its passage in step with its key. */
export const readingRules = {
  check: checkReading,
  complete: clearLostHeadings,
  groups: {
    tasks: readingTasks,
    schema: readingQuestionGroupSchema,
    buildBody,
    partNoun: 'passage',
    hasText: true,
    buildPart: buildPassage,
    fillPart: fillPassage,
    start: (group) => (content) => {
      const node = content.nodes[group]
      return isHeadings(node)
        ? setField(toRef('reading.part', node.parent), 'type', 'draganddrop')(content)
        : content
    },
    adopt: (part, added) => (content) => {
      const groups = listGroupIds(content.nodes, part).filter((id) => isHeadings(content.nodes[id]))
      const [first] = groups.filter((id) => added.includes(id))
      const hasOthers = groups.some((id) => !added.includes(id))
      return first === undefined || hasOthers ? content : placeHeadings(first)(content)
    },
    place:
      (group, example = null) =>
      (content) =>
        isHeadings(content.nodes[group])
          ? inSequence(placeHeadings(group), showExample(group, example))(content)
          : content,
    follow: syncHeadings,
    release: releaseHeadings,
    listReleased: ({ nodes }, group) => {
      const placed = isHeadings(nodes[group]) ? listPlaced(nodes, group).length : 0
      return placed === 0
        ? []
        : [`The headings in ${placed} paragraph${placed === 1 ? '' : 's'} of the passage.`]
    },
  },
} satisfies SectionRules
