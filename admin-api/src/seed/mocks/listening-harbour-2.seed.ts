import { choice, dragMatches, gapLines, gapTable, letteredDragMatches } from './listening-groups.ts'
import { buildPart } from './listening-part.ts'
import { alwaysOpen, type SeedMock } from './seed-mock.ts'

const hallHire = buildPart({
  id: 'p1',
  firstQuestion: 1,
  title: 'Part 1: hiring a room at a village hall',
  groups: [
    gapTable(
      'Rooms at Westcombe village hall',
      { words: 1, orNumber: true },
      ['Room', 'Suitable for', 'Cost', 'Notes'],
      [
        ['Main hall', ['up to ___ people', '120'], '£40 an hour', ['has a ___', 'stage']],
        [['___ room', 'Garden'], 'meetings', ['£___ an hour', '18'], 'view of the park'],
        ['Studio', ['___ classes', 'dance'], '£22 an hour', ['large mirrors; no ___ allowed', 'shoes']],
      ],
    ),
    gapLines('note_completion', 'Booking', { words: 1, orNumber: true }, [
      ['For a ___ party', 'retirement'],
      ['On a ___ evening', 'Friday'],
      ['Deposit is returned if the hall is left ___', 'clean'],
      ['Key can be collected from the ___ next door', 'bakery'],
    ]),
  ],
})

const wetlandCentre = buildPart({
  id: 'p2',
  firstQuestion: 11,
  title: 'Part 2: a talk to new volunteers at a wetland centre',
  groups: [
    choice(
      'The wetland centre was created on land that used to be',
      ['a gravel pit.', 'a golf course.', 'a farm.'],
      'A',
    ),
    choice('When do most visitors come to the centre?', ['in spring', 'in summer', 'in autumn'], 'C'),
    choice(
      'All volunteers have to take a course in',
      ['first aid.', 'fire safety.', 'using a computer.'],
      'B',
    ),
    choice(
      'In return for their work volunteers are given',
      ['free travel by bus.', 'a meal on each day they work.', 'tickets for their friends.'],
      'C',
    ),
    dragMatches(
      'feature_matching_drag_and_drop',
      'Volunteer teams',
      'What is each team mainly responsible for? Drag the correct task to each team. There are more tasks than teams.',
      [
        'counting birds',
        'keeping records of visitors',
        'leading school groups',
        'organising evening talks',
        'preparing hot food',
        'removing unwanted plants from the water',
        'repairing wooden walkways',
        'selling tickets and maps',
      ],
      [
        ['Hide wardens', 'counting birds'],
        ['Welcome desk', 'selling tickets and maps'],
        ['Learning team', 'leading school groups'],
        ['Ground crew', 'repairing wooden walkways'],
        ['Boat crew', 'removing unwanted plants from the water'],
        ['Events group', 'organising evening talks'],
      ],
    ),
  ],
})

const riverProject = buildPart({
  id: 'p3',
  firstQuestion: 21,
  title: 'Part 3: two students and their tutor discuss a river project',
  groups: [
    choice(
      'Why did Leo choose the River Arden for the project?',
      [
        'It is close to the campus.',
        'Results from earlier years are available.',
        'Few people have studied it before.',
      ],
      'B',
    ),
    choice('What surprised Mina about the samples?', ['their colour', 'their weight', 'their smell'], 'A'),
    choice(
      'The tutor criticises the students for',
      [
        'using equipment that is too old.',
        'collecting too few samples.',
        'not writing down when samples were taken.',
      ],
      'C',
    ),
    choice(
      'The students agree that the most difficult part of the work was',
      ['carrying the equipment.', 'getting permission.', 'identifying small particles.'],
      'B',
    ),
    choice(
      'What will the students do about the missing results?',
      ['go back to the river once more', 'use the figures of another group', 'leave a gap in the table'],
      'A',
    ),
    letteredDragMatches(
      'flow_chart_drag_and_drop',
      'From the river to the table of results',
      'Complete the flow chart. Drag the correct word to each step. There are more words than steps.',
      ['weighed', 'dried', 'filtered', 'photographed', 'stirred', 'frozen', 'labelled'],
      [
        ['In the field each sample is ___ with its place and time.', 'G'],
        ['On the same day it is ___ so that nothing in it can change.', 'F'],
        ['In the laboratory the water is ___ to remove leaves and insects.', 'C'],
        ['What remains is ___ overnight at a low heat.', 'B'],
        ['It is ___ on a balance the next morning.', 'A'],
        'The result is entered in the table.',
      ],
    ),
  ],
})

const streetLighting = buildPart({
  id: 'p4',
  firstQuestion: 31,
  title: 'Part 4: a lecture on the history of street lighting',
  groups: [
    gapLines('note_completion', 'Lighting the streets', { words: 1 }, [
      'Before gas',
      ['In many medieval towns anyone who went out at night had to carry a ___', 'lantern'],
      ['Paris, 1667: lamps were hung from ___ above the street', 'ropes'],
      ['The cost was met by a tax on the owners of ___', 'houses'],
      'The age of gas',
      ['Gas was made by heating ___', 'coal'],
      ['___ were among the first buildings to be lit with it', 'mills'],
      ['Many people were afraid that there would be ___', 'explosions'],
      ['Lamplighters lit the lamps with the help of a long ___', 'pole'],
      'Electricity',
      ['The earliest electric lamps were too ___ for narrow streets', 'bright'],
      ['Modern lamps grow dim when sensors detect no ___', 'traffic'],
      ['Blue-white light has been found to harm ___', 'moths'],
    ]),
  ],
})

export const listeningHarbour2: SeedMock = {
  ...alwaysOpen,
  book: 'Harbour Practice Tests 2',
  name: 'Harbour 2: Listening, Test 1',
  type: 'academic',
  section: 'listening',
  mock_type: 'book',
  status: 'published',
  duration: 32,
  total_question: 40,
  total_marks: 40,
  fee: 1.99,
  chances: 2,
  description:
    'Four parts with ten questions each: booking a hall, a talk to volunteers, a river project and a lecture on street lighting.',
  instruction:
    'You will hear the recording once only. For questions with words to drag, each word can be used once at most.',
  tips_for_success:
    'In part 3 listen for who says what: an idea that one speaker suggests is often turned down by the other.',
  listening_questions: {
    title: 'Harbour Practice Tests 2, Listening Test 1',
    recording: 'https://media.example.com/listening/harbour-2-test-1.mp3',
    parts: [hallHire, wetlandCentre, riverProject, streetLighting],
  },
}
