type SpeakingShare = {
  name: string
  type?: 'academic' | 'general'
  title?: string
  parts?: readonly object[]
}

/** A speaking mock in the file format. */
export const speakingShare = ({ name, type = 'general', title = name, parts = [] }: SpeakingShare) => ({
  section: 'speaking',
  name,
  type,
  mock_type: 'practice',
  ielts_book_id: null,
  duration: 14,
  total_question: 1,
  total_marks: 9,
  description: null,
  fee: 0,
  chances: 3,
  tips_for_success: null,
  start_time: null,
  end_time: null,
  speaking_questions: { title, parts },
})
