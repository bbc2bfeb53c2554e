import { type FieldsOf, listNodes, listParts, type MockContent, toAmount } from '@console/ielts'
import { toTitleBlocks } from './group-blocks.ts'
import type { PaperBlock } from './paper.ts'

/** The examiner's questions, and the candidate's card. */
export const toSpeakingBlocks = (content: MockContent): PaperBlock[] =>
  listParts(content).flatMap((part, index): PaperBlock[] => {
    if (part.kind !== 'speaking.part') return []
    const { fields } = part
    const questions = listNodes(content.nodes, part, 'questions')
    const entries = questions.map(({ fields: { text = '' } }) => ({ mark: '•', line: [text] }))
    return [
      { kind: 'title', text: `Speaking Part ${toAmount(fields.part) || index + 1}` },
      ...toTitleBlocks(fields.title),
      ...(fields.cue_card ? toCardBlocks(fields.cue_card, fields) : []),
      ...(entries.length === 0 ? [] : [{ kind: 'list', entries } as const]),
    ]
  })

type CueCard = NonNullable<FieldsOf<'speaking.part'>['cue_card']>

function toCardBlocks({ topic, bullets }: CueCard, times: FieldsOf<'speaking.part'>): PaperBlock[] {
  const lines = bullets.filter((line) => line.trim() !== '')
  const preparation = toAmount(times.preparation_time)
  const talk = toAmount(times.talk_time)
  const timing = [
    ...(talk === 0 ? [] : [`You will have to talk about the topic for up to ${toTimeText(talk)}.`]),
    ...(preparation === 0
      ? []
      : [`You have ${toTimeText(preparation)} to think about what you are going to say.`]),
  ]
  return [
    {
      kind: 'box',
      title: topic,
      entries: [
        ...(lines.length === 0 ? [] : [{ mark: '', line: ['You should say:'] }]),
        ...lines.map((line) => ({ mark: '•', line: [line] })),
      ],
    },
    ...(timing.length === 0 ? [] : [{ kind: 'rubric', line: [timing.join(' ')] } as const]),
  ]
}

function toTimeText(seconds: number): string {
  if (seconds % 60 !== 0) return `${seconds} seconds`
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`
}
