export const seedBooks: readonly { title: string }[] = [
  { title: 'Wrenmoor IELTS Academic: Four Practice Tests, Book 1' },
  { title: 'Wrenmoor IELTS Academic: Four Practice Tests, Book 2' },
  { title: 'Wrenmoor IELTS Academic: Four Practice Tests, Book 3' },
  { title: 'Wrenmoor IELTS General Training: Four Practice Tests, Book 1' },
  { title: 'Wrenmoor IELTS General Training: Four Practice Tests, Book 2' },
  { title: 'Ashdale Listening Workbook: Forty Recordings with Answer Keys' },
  { title: 'Reading Under Pressure: Thirty Passages for IELTS' },
  { title: 'Two Tasks, One Hour: Writing Tests with Model Answers' },
  { title: 'Three Parts, Fourteen Minutes: Speaking Tests with Commentary' },
  { title: 'Tarnbrook Mock Examinations: Six Complete Tests' },
  { title: 'First Steps to Band 6: Graded Practice Tests' },
  { title: 'Towards Band 8: Demanding Practice Tests for Advanced Learners' },
]
