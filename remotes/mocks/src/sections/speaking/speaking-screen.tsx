import { listNodes, toMockRef } from '@console/ielts'
import { buildSpeakingPart, speakingRules, speakingTemplates } from '@console/ielts/sections'
import { TestTitleForm } from '../../authoring/editor/test-title.tsx'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { SpeakingFileActions } from './speaking-file-actions.tsx'
import { SpeakingPart } from './speaking-part.tsx'
import { SpeakingPreview } from './speaking-preview.tsx'

export const speakingScreen: SectionScreen<'speaking'> = {
  section: 'speaking',
  rules: speakingRules,
  templates: speakingTemplates,
  addLabel: 'Add part',
  buildPart: ({ nodes }) => {
    const there = listNodes(nodes, toMockRef('speaking'), 'parts').map(({ fields }) => fields.part)
    return buildSpeakingPart(([1, 2, 3] as const).find((part) => !there.includes(part)) ?? 3)
  },
  partName: ({ fields }) => `Part ${fields.part}`,
  partText: ({ fields }) => fields.cue_card?.topic || (fields.title ?? ''),
  inner: { field: 'text', text: ({ fields }) => fields.text || 'Empty question' },
  Details: TestTitleForm,
  Part: SpeakingPart,
  Preview: SpeakingPreview,
  loadSitting: async () =>
    (await import(/* webpackChunkName: "sitting" */ './speaking-sitting.tsx')).SpeakingSitting,
  Actions: SpeakingFileActions,
}
