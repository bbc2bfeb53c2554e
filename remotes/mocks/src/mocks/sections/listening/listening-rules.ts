import { listeningQuestionSchema } from '@console/shared/schemas/listening'
import type { SectionRules } from '../../authoring/context/section-rules.ts'
import { setField } from '../../core/document/field-commands.ts'
import { inSequence } from '../../core/document/mock-command.ts'
import { toRef } from '../../core/document/mock-node.ts'
import { checkListening } from './check-listening.ts'
import { buildBody } from './group-body.ts'
import { listeningTasks } from './listening-tasks.ts'
import { buildPart } from './listening-types.ts'
import { numberCells } from './number-cells.ts'

const nothing = () => inSequence()

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
      title === '' ? inSequence() : setField(toRef('listening.part', part), 'title', title),
    start: nothing,
    adopt: nothing,
    place: nothing,
    follow: nothing,
    release: nothing,
    listReleased: () => [],
  },
} satisfies SectionRules
