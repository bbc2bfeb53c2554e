import { choice, featureMatches, gapLines, gapTable, multipleChoice, planLabels } from './listening-groups.ts'
import { buildPart } from './listening-part.ts'
import type { SeedMock } from './seed-mock.ts'

const walkingHoliday = buildPart({
  id: 'p1',
  firstQuestion: 1,
  title: 'Part 1: an enquiry about a walking holiday',
  groups: [
    gapLines('note_completion', 'Walking holiday', { words: 1, orNumber: true }, [
      ['Name of the company: High ___ Walks', 'Meadow'],
      ['Length of the holiday: ___ days', '6'],
      ['Largest number of people in a group: ___', '14'],
      ['Luggage is taken from place to place by ___', 'van'],
      ['The price does not include ___', 'lunches'],
    ]),
    gapTable(
      'Programme',
      { words: 1, orNumber: true },
      ['Day', 'Walk', 'Distance', 'Of interest'],
      [
        ['Monday', 'Coast path', '11 km', ['an old ___', 'lighthouse']],
        ['Tuesday', ['___ trail', 'Forest'], '16 km', ['picnic by a ___', 'waterfall']],
        ['Wednesday', 'No walk', '–', ['trip in a boat to see ___', 'seals']],
        ['Thursday', 'Ridge path', ['___ km', '19'], 'view of the islands'],
      ],
    ),
  ],
})

const artsCentre = buildPart({
  id: 'p2',
  firstQuestion: 11,
  title: 'Part 2: a tour of a new sports and arts centre',
  groups: [
    multipleChoice(
      'Which TWO places have to be booked in advance?',
      ['the climbing wall', 'the swimming pool', 'the table-tennis room', 'the pottery studio', 'the gym'],
      ['A', 'D'],
    ),
    multipleChoice(
      'Which TWO things were changed after local people had been asked for their opinion?',
      [
        'the closing time',
        'the price for families',
        'the size of the car park',
        'the depth of the pool',
        'the music',
      ],
      ['B', 'E'],
    ),
    planLabels(
      'Ground floor of the centre',
      'https://images.example.com/listening/arts-centre-ground-floor.png',
      8,
      [
        ['Café', 'C'],
        ['Box office', 'G'],
        ['Changing rooms', 'A'],
        ['Exhibition space', 'E'],
        ['Bicycle store', 'H'],
        ['Crèche', 'B'],
      ],
    ),
  ],
})

const colourAndTaste = buildPart({
  id: 'p3',
  firstQuestion: 21,
  title: 'Part 3: planning a presentation on colour and taste',
  groups: [
    featureMatches(
      'Experiments',
      'Which feature of each experiment do the students find interesting?',
      [
        'the age of the participants',
        'the use of several languages',
        'the way the results were displayed',
        'the amount that people ate',
        'the lighting in the room',
        'the length of the training',
        'the cost of the materials',
      ],
      [
        ['The yoghurt experiment', 'C'],
        ['The orange juice experiment', 'A'],
        ['The coffee cup experiment', 'G'],
        ['The crisps experiment', 'D'],
        ['The restaurant experiment', 'E'],
      ],
    ),
    choice(
      'Why did the students change the title of their presentation?',
      ['It was too long.', 'Another group was using it.', 'It promised too much.'],
      'C',
    ),
    choice(
      'What is Ravi worried about?',
      [
        'There is too much text on the slides.',
        'The audience may know little about the subject.',
        'The video may not work.',
      ],
      'B',
    ),
    choice(
      'The students agree to begin with',
      ['a definition.', 'a question to the audience.', 'a photograph.'],
      'B',
    ),
    choice(
      'What does Sofia think of the authors of the first study?',
      [
        'They took no notice of earlier research.',
        'They worked with too few volunteers.',
        'They did not explain their aims clearly.',
      ],
      'A',
    ),
    choice(
      'What will the students do next?',
      ['practise in the lecture hall', 'send a message to their tutor', 'prepare a handout'],
      'C',
    ),
  ],
})

const termites = buildPart({
  id: 'p4',
  firstQuestion: 31,
  title: 'Part 4: a lecture on termite mounds and buildings',
  groups: [
    gapLines('sentence_completion', 'Termite mounds', { words: 2 }, [
      ['A colony of termites can be compared to a single ___.', 'organism'],
      ['The walls of the mound are made of soil mixed with ___.', 'saliva'],
      ['The termites feed on a fungus which they grow on ___ below the ground.', 'chewed wood'],
      ['For many years it was thought that a mound worked in the same way as a ___.', 'chimney'],
      ['In fact air moves because of the difference between night and day ___.', 'temperatures'],
    ]),
    gapLines('note_completion', 'An office building in a hot climate', { words: 1 }, [
      ['The main material, ___, can store a large amount of heat', 'concrete'],
      ['Cool night air is drawn in by large ___', 'fans'],
      ['Windows are small, and are protected from ___', 'sunlight'],
      ['Because less energy is used, ___ are lower than in buildings nearby', 'rents'],
      ['The system works less well in places that are ___', 'humid'],
    ]),
  ],
})

export const listeningLiveWinter: SeedMock = {
  book: null,
  name: 'Winter live mock 2026: Listening',
  type: 'general',
  section: 'listening',
  mock_type: 'live',
  status: 'published',
  start_time: '2026-12-12T08:00:00Z',
  end_time: '2026-12-12T08:40:00Z',
  duration: 40,
  total_question: 40,
  total_marks: 40,
  fee: 7.5,
  chances: 1,
  description:
    'All candidates hear this paper at the same time. The paper is the same for Academic and General Training.',
  instruction:
    'The recording starts at the time shown and cannot be paused. You have ten minutes after it to go through your answers.',
  tips_for_success:
    'Test your headphones before the start. If you miss an answer, leave it and look at the next question at once.',
  listening_questions: {
    title: 'Winter live mock 2026, Listening',
    recording: 'https://media.example.com/listening/winter-live-2026.mp3',
    parts: [walkingHoliday, artsCentre, colourAndTaste, termites],
  },
}
