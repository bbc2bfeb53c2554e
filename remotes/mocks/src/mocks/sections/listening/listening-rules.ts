import { inSequence } from '@console/authoring/document/command'
import { listeningQuestionSchema } from '@console/shared/schemas/listening'
import type { SectionRules } from '../../authoring/context/section-rules.ts'
import { setField } from '../../core/document/field-commands.ts'
import type { MockContent } from '../../core/document/mock-content.ts'
import { toRef } from '../../core/document/mock-node.ts'
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
    loadListPaste: async () => (await import(/* webpackChunkName: 'pasting' */ './paste-body.ts')).pasteList,
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
