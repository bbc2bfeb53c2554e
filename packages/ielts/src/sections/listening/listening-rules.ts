import { inSequence } from '@console/values/json/command'
import { setField } from '../../document/field-commands.ts'
import type { MockContent } from '../../document/mock-content.ts'
import { toRef } from '../../document/mock-node.ts'
import { listeningQuestionSchema } from '../../schemas/listening.schema.ts'
import type { SectionRules } from '../section-rules.ts'
import { checkListening } from './check-listening.ts'
import { buildBody, buildPart } from './group-body.ts'
import { listeningTasks } from './listening-tasks.ts'
import { numberCells } from './number-cells.ts'

const nothing = () => inSequence<MockContent>()

export const listeningRules = {
  check: checkListening,
  complete: numberCells,
  groups: {
    tasks: listeningTasks,
    schema: listeningQuestionSchema,
    buildBody,
    partNoun: 'part',
    hasText: false,
    buildPart,
    fillPart: (part, title) =>
      inSequence(title !== '' && setField(toRef('listening.part', part), 'title', title)),
    start: nothing,
    adopt: nothing,
    place: nothing,
    follow: (_, command) => command,
    release: nothing,
    listReleased: () => [],
  },
} satisfies SectionRules
