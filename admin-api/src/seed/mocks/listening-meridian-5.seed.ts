import { choice, featureMatches, gapLines, gapTable } from './listening-groups.ts'
import { buildPart } from './listening-part.ts'
import { alwaysOpen, type SeedMock } from './seed-mock.ts'

const theatreTalk = buildPart({
  id: 'p1',
  firstQuestion: 1,
  title: 'Part 2: a talk about a restored theatre',
  groups: [
    featureMatches(
      'People in the history of the theatre',
      'What did each person do?',
      [
        'paid for the roof',
        'painted the ceiling',
        'discovered old plans',
        'turned it into a cinema',
        'led a campaign to save it',
        'wrote a play about it',
        'designed the new seats',
      ],
      [
        ['Arthur Pell', 'D'],
        ['Grace Hanlon', 'E'],
        ['Ludo Marsh', 'B'],
        ['Beatrice Okoro', 'C'],
        ['Simon Tregear', 'A'],
      ],
    ),
    choice(
      'The theatre was closed for so long because',
      ['the owners could not be found.', 'the building was unsafe.', 'a larger one had opened nearby.'],
      'B',
    ),
    choice(
      'What do most visitors notice first?',
      ['the staircase', 'the curtain', 'the size of the stage'],
      'A',
    ),
    choice(
      'Guided tours take place',
      ['every day except Monday.', 'at weekends.', 'on the first Tuesday of the month.'],
      'C',
    ),
    choice('Tour groups may not go', ['below the stage.', 'onto the roof.', 'into the dressing rooms.'], 'B'),
    choice(
      'The theatre would like local people to lend it',
      ['costumes.', 'furniture.', 'old photographs.'],
      'C',
    ),
  ],
})

const tideMills = buildPart({
  id: 'p2',
  firstQuestion: 11,
  title: 'Part 4: a lecture on tide mills',
  groups: [
    gapLines('flow_chart_fill_in_the_blanks', 'How a tide mill works', { words: 1 }, [
      ['The rising tide opens a ___ in the dam.', 'gate'],
      ['Sea water fills a ___ behind the dam.', 'pond'],
      'At high tide the way back to the sea is closed.',
      ['The miller waits until the water outside falls below the ___.', 'wheel'],
      ['Water is let out and the ___ begin to turn.', 'stones'],
      ['Flour slides down a wooden ___ into sacks.', 'chute'],
    ]),
    gapTable(
      'Three mills compared',
      { words: 1 },
      ['Mill', 'Built by', 'Used for', 'Today'],
      [
        ['Strand Mill', 'monks', ['grinding ___', 'wheat'], ['a ___', 'museum']],
        ['Old Quay Mill', ['a family of ___', 'merchants'], 'making paper', 'private house'],
        [
          'Saltings Mill',
          'the navy',
          ['baking ___ for sailors', 'biscuits'],
          ['used by ___ as a studio', 'artists'],
        ],
      ],
    ),
  ],
})

export const listeningMeridian5: SeedMock = {
  ...alwaysOpen,
  book: 'Meridian Academic Tests 5',
  name: 'Meridian 5: Listening, parts 2 and 4',
  type: 'academic',
  section: 'listening',
  mock_type: 'practice',
  status: 'archived',
  duration: 20,
  total_question: 20,
  total_marks: 20,
  fee: 0.99,
  chances: 3,
  description: 'Two monologues: a talk about a theatre and a lecture on tide mills.',
  instruction: 'You will hear each recording once only. Answer all twenty questions.',
  tips_for_success:
    'In a monologue, words such as ‘first’, ‘however’ and ‘finally’ tell you that a new answer is near.',
  listening_questions: {
    title: 'A theatre and some mills',
    recording: 'https://media.example.com/listening/meridian-5-parts-2-4.mp3',
    parts: [theatreTalk, tideMills],
  },
}
