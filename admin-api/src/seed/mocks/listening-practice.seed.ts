import { choice, dragMatches, gapLines, letteredDragMatches, multipleChoice } from './listening-groups.ts'
import { buildPart } from './listening-part.ts'
import { alwaysOpen, type SeedMock } from './seed-mock.ts'

const flatToRent = buildPart({
  id: 'p1',
  firstQuestion: 1,
  title: 'Part 1: a call about a flat to rent',
  groups: [
    gapLines('note_completion', 'Flat to rent', { words: 1, orNumber: true }, [
      ['Floor: ___', 'third'],
      ['Free from: 15 ___', 'August'],
      ['Rent: £___ a month', '740'],
      ['Included in the rent: water and ___', 'internet'],
      ['Nearest station: ___ Road', 'Calder'],
      ['Can be seen on: ___, 5.30 pm', 'Thursday'],
    ]),
    choice(
      'Why is the present tenant leaving?',
      ['The rent has gone up.', 'She has found a job elsewhere.', 'She needs more space.'],
      'B',
    ),
    choice('The caller would be allowed to keep', ['a bicycle.', 'a cat.', 'a piano.'], 'A'),
    choice(
      'What does the caller have to bring to the meeting?',
      ['a deposit', 'a photograph', 'a letter from an employer'],
      'C',
    ),
    choice(
      'How did the caller hear about the flat?',
      ['from a colleague', 'from a notice in a shop', 'from a website'],
      'A',
    ),
  ],
})

const podcast = buildPart({
  id: 'p1',
  firstQuestion: 1,
  title: 'Part 3: two students plan a podcast for their course',
  groups: [
    dragMatches(
      'flow_chart_drag_and_drop',
      'Making an episode',
      'Complete the flow chart. Drag the correct words to each step. There are more words than steps.',
      [
        'a list of questions',
        'a quiet room',
        'a short trailer',
        'music',
        'sponsors',
        'the silences',
        'volunteers',
      ],
      [
        ['Write ___ and send it to the guest.', 'a list of questions'],
        ['Reserve ___ for the interview.', 'a quiet room'],
        'Record for about forty minutes.',
        ['Shorten ___ on the computer.', 'the silences'],
        ['Add ___ at the beginning and the end.', 'music'],
        ['Publish ___ a week before the episode.', 'a short trailer'],
      ],
    ),
    letteredDragMatches(
      'feature_matching_drag_and_drop',
      'Guests',
      'Why do the students want to invite each guest? Drag the correct reason to each guest. There are more reasons than guests.',
      [
        'has written a book',
        'is used to speaking in public',
        'disagrees with their tutor',
        'lives near the university',
        'has an unusual job',
      ],
      [
        ['Dr Amara Lund', 'C'],
        ['Peter Voss', 'B'],
        ['Ines Calloway', 'E'],
      ],
    ),
    multipleChoice(
      'Which TWO things do the students still have to decide?',
      [
        'the name of the podcast',
        'the length of each episode',
        'who will present it',
        'where to publish it',
        'the day on which it will appear',
      ],
      ['A', 'D'],
    ),
  ],
})

export const listeningPractice: readonly SeedMock[] = [
  {
    ...alwaysOpen,
    book: null,
    name: 'Listening practice: part 1, a flat to rent',
    type: 'general',
    section: 'listening',
    mock_type: 'practice',
    status: 'published',
    duration: 10,
    total_question: 10,
    total_marks: 10,
    fee: 0,
    chances: 10,
    description: 'One everyday conversation with notes to complete and choices to make.',
    instruction: 'You will hear the recording once only. Answer all ten questions.',
    tips_for_success: 'Speakers often correct themselves. Wait for the end of the sentence before you write.',
    listening_questions: {
      title: 'A flat to rent',
      recording: 'https://media.example.com/listening/practice-flat-to-rent.mp3',
      parts: [flatToRent],
    },
  },
  {
    ...alwaysOpen,
    book: 'Lantern Listening Workshop',
    name: 'Listening practice: part 3, planning a podcast',
    type: 'academic',
    section: 'listening',
    mock_type: 'practice',
    status: 'in review',
    duration: 10,
    total_question: 10,
    total_marks: 10,
    fee: 0,
    chances: 5,
    description: 'One discussion between students, with words and reasons to drag.',
    instruction: 'You will hear the recording once only. Each word or reason can be used once at most.',
    tips_for_success: 'Read all the options before the recording starts; you will hear them in other words.',
    listening_questions: {
      title: 'Planning a podcast',
      recording: 'https://media.example.com/listening/practice-podcast.mp3',
      parts: [podcast],
    },
  },
]
