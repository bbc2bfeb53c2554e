import type { SectionScreen } from '../../authoring/context/section-screen.ts'
import { TestTitleForm } from '../../authoring/editor/test-title.tsx'
import { isJsonObject } from '../../core/document/json.ts'
import { listNodes, mockId } from '../../core/document/mock-content.ts'
import { readText } from '../../core/document/read-node.ts'
import { SpeakingFile } from './speaking-file.tsx'
import { SpeakingPart } from './speaking-part.tsx'
import { SpeakingPreview } from './speaking-preview.tsx'
import { speakingRules } from './speaking-rules.ts'
import { SpeakingSitting } from './speaking-sitting.tsx'
import { buildSpeakingPart } from './speaking-template.ts'
import { speakingTemplates } from './speaking-templates.ts'

export const speakingScreen: SectionScreen = {
  section: 'speaking',
  rules: speakingRules,
  templates: speakingTemplates,
  addLabel: 'Add part',
  buildPart: ({ nodes }) => {
    const there = listNodes(nodes, mockId, 'parts').map(({ fields }) => fields['part'])
    return buildSpeakingPart(([1, 2, 3] as const).find((part) => !there.includes(part)) ?? 3)
  },
  partName: ({ fields }) => `Part ${String(fields['part'])}`,
  partText: (part) => {
    const card = part.fields['cue_card']
    const topic = isJsonObject(card) ? card['topic'] : ''
    return typeof topic === 'string' && topic !== '' ? topic : readText(part, 'title')
  },
  inner: {
    list: 'questions',
    field: 'text',
    text: (question) => readText(question, 'text') || 'Empty question',
  },
  Details: TestTitleForm,
  Part: SpeakingPart,
  Preview: SpeakingPreview,
  Sitting: SpeakingSitting,
  Tools: SpeakingFile,
}
