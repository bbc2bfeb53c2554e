import type { CandidateAnswers } from '@console/ielts'
import { useState } from 'react'

type SittingStep = 'sitting' | 'review' | 'over'

/** The state of a sitting: answers, flags, and the phases up to the end, which the clock can trigger. */
export function useSitting(isTimeOver: boolean) {
  const [answers, setAnswers] = useState<CandidateAnswers>({})
  const [flags, setFlags] = useState<ReadonlySet<number>>(new Set())
  const [step, setStep] = useState<SittingStep>('sitting')
  return {
    answers,
    flags,
    step: isTimeOver ? 'over' : step,
    setStep,
    setAnswer: (number: number, answer: string) => setAnswers((before) => ({ ...before, [number]: answer })),
    toggleFlag: (number: number) =>
      setFlags((before) =>
        before.has(number)
          ? new Set([...before].filter((each) => each !== number))
          : new Set([...before, number]),
      ),
  }
}

export type Sitting = ReturnType<typeof useSitting>

/** “Question 14, answered, flagged” */
export const toQuestionName = (
  number: number,
  { answers, flags }: Pick<Sitting, 'answers' | 'flags'>,
): string =>
  `Question ${number}, ${answers[number] ? 'answered' : 'not answered'}${flags.has(number) ? ', flagged' : ''}`
