import { alwaysOpen, type SeedMock } from './seed-mock.ts'
import { generalWriting } from './writing-tasks.ts'

const generalPaper = {
  type: 'general',
  section: 'writing',
  duration: 60,
  total_question: 2,
  total_marks: 27,
  instruction:
    'Answer both tasks in 60 minutes. Task 1 is a letter and must deal with all three points. Task 2 counts twice as much as task 1.',
} as const

export const writingGeneral: readonly SeedMock[] = [
  {
    ...generalPaper,
    ...alwaysOpen,
    book: 'Northgate General Training 1',
    name: 'Northgate 1: General Training Writing, Test 1',
    mock_type: 'book',
    status: 'published',
    fee: 0,
    chances: 3,
    description: 'A letter of complaint about a train journey, and an essay on working from home.',
    tips_for_success:
      'A letter to a company is formal: no contractions, and end it with ‘Yours faithfully’ when you do not know the name.',
    writing_questions: generalWriting(
      'A train journey and working from home',
      {
        situation:
          'You recently travelled by train to an important appointment. The train was very late and you missed the appointment.',
        recipient: 'the manager of the railway company',
        bullets: [
          'give details of your journey',
          'explain how the delay affected you',
          'say what you would like the company to do',
        ],
        salutation: 'Dear Sir or Madam,',
      },
      {
        topic:
          'Nowadays more and more employees work from home for part of the week. Some people think that this is good for workers and employers, while others think that it has more drawbacks.',
        question: 'Discuss both these views and give your own opinion.',
      },
    ),
  },
  {
    ...generalPaper,
    ...alwaysOpen,
    book: 'Northgate General Training 2',
    name: 'Northgate 2: General Training Writing, Test 1',
    mock_type: 'book',
    status: 'published',
    fee: 1.5,
    chances: 2,
    description: 'A letter to a neighbour about a shared garden, and an essay on asking for advice.',
    tips_for_success:
      'Write to a neighbour you know in a friendly but polite tone, and use one paragraph for each of the three points.',
    writing_questions: generalWriting(
      'A shared garden and good advice',
      {
        situation:
          'You live in a block of flats that has a small garden. Nobody looks after it at the moment, and you would like the residents to do something about it together.',
        recipient: 'your neighbour, Mrs Patel, who is the residents’ representative',
        bullets: [
          'describe the present state of the garden',
          'explain what you would like to do with it',
          'suggest how the residents could share the work',
        ],
        salutation: 'Dear Mrs Patel,',
      },
      {
        topic:
          'In the past, young people usually asked older members of their family for advice. Today many of them prefer to look for answers on the internet.',
        question: 'Why do you think this is so? Is it a positive or a negative development?',
      },
    ),
  },
  {
    ...generalPaper,
    ...alwaysOpen,
    book: null,
    name: 'Writing practice: a letter to a friend',
    mock_type: 'practice',
    status: 'archived',
    fee: 0,
    chances: 5,
    description: 'A letter to a friend who is going to visit your town, and an essay on small shops.',
    tips_for_success:
      'An informal letter may use contractions and a chatty opening, but it still has to cover every point.',
    writing_questions: generalWriting(
      'A visit and a shopping street',
      {
        situation:
          'An English-speaking friend is going to spend a week in your town next month. You will be working for some of that time.',
        recipient: 'your friend',
        bullets: [
          'say when you will be free and when you will be at work',
          'recommend something your friend can do alone',
          'offer some advice about what to bring',
        ],
        salutation: 'Dear …,',
      },
      {
        topic:
          'Small local shops are closing in many towns because people buy from large supermarkets or order goods online.',
        question: 'Is this a positive or a negative development?',
      },
    ),
  },
]
