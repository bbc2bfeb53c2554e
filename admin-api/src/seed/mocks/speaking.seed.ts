import { alwaysOpen, type SeedMock } from './seed-mock.ts'
import { buildSpeaking } from './speaking-parts.ts'

/** A speaking test is marked as one band out of 9. */
const speakingTest = {
  section: 'speaking',
  duration: 14,
  total_marks: 9,
  instruction:
    'The test has three parts and lasts 11 to 14 minutes. In part 2 you have one minute to prepare and may make notes, then talk for one to two minutes.',
} as const

export const speakingMocks: readonly SeedMock[] = [
  {
    ...speakingTest,
    ...alwaysOpen,
    book: 'Harbour Practice Tests 1',
    name: 'Harbour 1: Speaking, Test 1',
    type: 'academic',
    mock_type: 'book',
    status: 'published',
    total_question: 15,
    fee: 5,
    chances: 2,
    description:
      'Questions about your home and mornings, a talk about something you learned, and a discussion of skills.',
    tips_for_success:
      'In part 1 give two or three sentences, not one word. In part 2 use your minute to note one idea for each line of the card.',
    speaking_questions: buildSpeaking({
      title: 'Learning a skill',
      interview: {
        title: 'your home, mornings',
        questions: [
          'Do you live in a house or a flat?',
          'Which room do you spend the most time in?',
          'Is there anything you would like to change about the place where you live?',
          'What do you usually do first in the morning?',
          'Do you prefer to work in the morning or in the evening?',
          'Were you good at getting up early when you were a child?',
        ],
      },
      talk: {
        topic: 'Describe a practical skill that you learned from another person.',
        bullets: [
          'what the skill is',
          'who taught it to you',
          'how you learned it',
          'and explain how useful it has been to you.',
        ],
        roundingOff: ['Have you ever taught this skill to anyone?', 'Did you find it easy to learn?'],
      },
      discussion: {
        title: 'teaching and learning skills',
        questions: [
          'Which practical skills do you think every adult should have?',
          'Are these skills better taught at home or at school?',
          'Why do some people learn faster by watching than by reading instructions?',
          'How have online videos changed the way people learn practical things?',
          'Do you think that some traditional crafts will disappear in the future?',
          'Should governments pay to keep traditional crafts alive?',
        ],
      },
    }),
  },
  {
    ...speakingTest,
    ...alwaysOpen,
    book: 'Northgate General Training 2',
    name: 'Northgate 2: Speaking, Test 2',
    type: 'general',
    mock_type: 'book',
    status: 'published',
    total_question: 14,
    fee: 5,
    chances: 2,
    description:
      'Questions about work and weather, a talk about a journey, and a discussion of public transport.',
    tips_for_success:
      'If you do not understand a question in part 3, ask the examiner to say it in another way. That does not cost marks.',
    speaking_questions: buildSpeaking({
      title: 'Journeys',
      interview: {
        title: 'work or studies, weather',
        questions: [
          'Do you work or are you a student?',
          'What do you like most about your work or your studies?',
          'Would you like to change anything about your working day?',
          'What kind of weather do you like best?',
          'Does the weather affect your mood?',
        ],
      },
      talk: {
        topic: 'Describe a journey that did not go as you had planned.',
        bullets: [
          'where you were going',
          'how you were travelling',
          'what went wrong',
          'and explain how you felt about it afterwards.',
        ],
        roundingOff: [
          'Would you make the same journey again?',
          'Do you usually plan your journeys carefully?',
        ],
      },
      discussion: {
        title: 'public transport and travel',
        questions: [
          'What makes public transport attractive to people who own a car?',
          'Why are delays so annoying to most travellers?',
          'Should public transport in cities be free?',
          'How do you think people in your country will travel in thirty years’ time?',
          'Some people say that the journey matters more than the destination. What do you think?',
          'Is it a good thing that travel has become so cheap?',
        ],
      },
    }),
  },
  {
    ...speakingTest,
    ...alwaysOpen,
    book: null,
    name: 'Speaking practice: a place with water',
    type: 'academic',
    mock_type: 'practice',
    status: 'draft',
    total_question: 15,
    fee: 0,
    chances: 10,
    description:
      'Questions about gifts and music, a talk about a place near water, and a discussion of public places.',
    tips_for_success:
      'Record yourself, then listen once for the tenses and once for how often you stop to search for a word.',
    speaking_questions: buildSpeaking({
      title: 'Places near water',
      interview: {
        title: 'music, giving gifts',
        questions: [
          'When do you usually listen to music?',
          'Has your taste in music changed since you were younger?',
          'Did you learn to play an instrument at school?',
          'When did you last give somebody a gift?',
          'Is it difficult to choose a gift for a person you know well?',
          'Do people in your country open gifts at once or later?',
        ],
      },
      talk: {
        topic: 'Describe a place near water that you enjoy visiting.',
        bullets: [
          'where it is',
          'how often you go there',
          'what people do there',
          'and explain why you enjoy visiting this place.',
        ],
        roundingOff: ['Do you go there alone or with other people?'],
      },
      discussion: {
        title: 'public places and leisure',
        questions: [
          'Why do many people find it relaxing to be near water?',
          'Should beaches and river banks always be open to everyone?',
          'What kinds of public place are missing from the town where you live?',
          'How can cities make it safe for children to play out of doors?',
          'Do you agree that people spend too much of their free time indoors?',
          'Who should pay for keeping public places clean: visitors or the whole community?',
          'How might the leisure activities of older people change in the future?',
        ],
      },
    }),
  },
]
