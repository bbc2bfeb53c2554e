import type { SpeakingQuestions } from '@console/shared/schemas/speaking'

type SpeakingDraft = {
  title: string
  interview: { title: string; questions: readonly string[] }
  talk: { topic: string; bullets: readonly string[]; roundingOff: readonly string[] }
  discussion: { title: string; questions: readonly string[] }
}

/** The three parts with the times of the test, in seconds: 14 minutes with the moments between them. */
export function buildSpeaking({ title, interview, talk, discussion }: SpeakingDraft): SpeakingQuestions {
  return {
    title,
    parts: [
      {
        id: 'p1',
        part: 1,
        title: `Introduction and interview: ${interview.title}`,
        preparation_time: 0,
        talk_time: 270,
        cue_card: null,
        questions: numberQuestions('p1', interview.questions),
      },
      {
        id: 'p2',
        part: 2,
        title: 'Individual long turn',
        preparation_time: 60,
        talk_time: 120,
        cue_card: { topic: talk.topic, bullets: [...talk.bullets] },
        questions: numberQuestions('p2', talk.roundingOff),
      },
      {
        id: 'p3',
        part: 3,
        title: `Two-way discussion: ${discussion.title}`,
        preparation_time: 0,
        talk_time: 270,
        cue_card: null,
        questions: numberQuestions('p3', discussion.questions),
      },
    ],
  }
}

function numberQuestions(partId: string, texts: readonly string[]) {
  return texts.map((text, index) => ({ id: `${partId}-q${index + 1}`, text }))
}
