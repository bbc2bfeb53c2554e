import { choice, featureMatches, gapLines, multipleChoice, planLabels } from './listening-groups.ts'
import { buildPart } from './listening-part.ts'
import { alwaysOpen, type SeedMock } from './seed-mock.ts'

const craftFair = buildPart({
  id: 'p1',
  firstQuestion: 1,
  title: 'Part 1: a call about a craft fair',
  groups: [
    gapLines('note_completion', 'Stall at the craft fair', { words: 1, orNumber: true }, [
      'The fair',
      ['Place: the ___ behind the town hall', 'courtyard'],
      ['Date: Saturday ___ June', '13'],
      'The caller',
      ['Sells wooden ___', 'toys'],
      ['Name: Daniel ___', 'Whitlock'],
      ['Telephone: ___', '07700900431'],
      'Costs',
      ['Stall with a table: £___', '45'],
      ['Use of electricity: £___ extra', '12'],
      ['Discount for members of the local ___', 'guild'],
      'On the day',
      ['Cars must be unloaded by ___ am', '8'],
      ['Bring a ___ to cover the table if it rains', 'tarpaulin'],
    ]),
  ],
})

const cityFarm = buildPart({
  id: 'p2',
  firstQuestion: 11,
  title: 'Part 2: welcome to Cobb Hill city farm',
  groups: [
    planLabels('Cobb Hill city farm', 'https://images.example.com/listening/cobb-hill-farm-plan.png', 8, [
      ['Orchard', 'F'],
      ['Dairy', 'B'],
      ['Bee garden', 'H'],
      ['Workshop', 'A'],
      ['First-aid post', 'D'],
    ]),
    choice(
      'The farm was started by',
      ['teachers from a nearby school.', 'a group of neighbours.', 'the city council.'],
      'B',
    ),
    choice('What is new at the farm this year?', ['longer opening hours', 'a second field', 'a café'], 'C'),
    choice('Visitors are asked not to', ['feed the goats.', 'pick the flowers.', 'bring bicycles in.'], 'A'),
    choice(
      'The spinning demonstration has been moved because',
      ['the person who gives it is late.', 'it may rain this afternoon.', 'so many people want to see it.'],
      'C',
    ),
    choice(
      'The money from today’s tickets will be used to',
      ['repair a barn.', 'buy more animals.', 'employ a manager.'],
      'A',
    ),
  ],
})

const foodWaste = buildPart({
  id: 'p3',
  firstQuestion: 21,
  title: 'Part 3: two students discuss a project on food waste',
  groups: [
    multipleChoice(
      'Which TWO reasons do the students give for choosing their topic?',
      [
        'One of them has worked in a restaurant.',
        'Their tutor suggested it.',
        'It has been in the news recently.',
        'Useful figures are easy to obtain.',
        'It may help them to find a job.',
      ],
      ['A', 'D'],
    ),
    multipleChoice(
      'Which TWO problems did the students have with their questionnaire?',
      [
        'It took too long to fill in.',
        'Some questions were not clear.',
        'People did not always tell the truth.',
        'Few people answered it.',
        'Some of the answers were lost.',
      ],
      ['B', 'C'],
    ),
    featureMatches(
      'Sources',
      'What do the students say about each source?',
      [
        'It is too general.',
        'It is out of date.',
        'It is well illustrated.',
        'It is easy to follow.',
        'It contains mistakes.',
        'It is based on a small sample.',
        'It is expensive to obtain.',
        'It was written for children.',
      ],
      [
        ['The council report', 'F'],
        ['Hartley’s book', 'B'],
        ['The supermarket website', 'A'],
        ['The radio documentary', 'D'],
        ['The journal article', 'E'],
        ['The wall chart', 'C'],
      ],
    ),
  ],
})

const mulberryPaper = buildPart({
  id: 'p4',
  firstQuestion: 31,
  title: 'Part 4: a lecture on paper made from mulberry bark',
  groups: [
    gapLines('sentence_completion', 'Mulberry paper', { words: 1 }, [
      ['Early paper makers used bark together with rags and old fishing ___.', 'nets'],
      ['In Japanese houses this paper was used for screens and for ___.', 'lanterns'],
      ['Mulberry paper is strong because its ___ are unusually long.', 'fibres'],
      ['The speaker first saw the process in a small mountain ___.', 'village'],
    ]),
    gapLines('flow_chart_fill_in_the_blanks', 'Making the paper', { words: 1 }, [
      ['Branches are cut in ___, when the leaves have fallen.', 'winter'],
      ['They are softened with ___ for several hours.', 'steam'],
      ['The black outer layer is scraped away with a ___.', 'knife'],
      ['The white bark is boiled with wood ___.', 'ash'],
      ['It is beaten on a flat ___.', 'stone'],
      'The pulp is stirred into water and lifted out on a frame.',
      ['Wet sheets are pressed and then dried on wooden ___.', 'boards'],
    ]),
  ],
})

export const listeningLantern1: SeedMock = {
  ...alwaysOpen,
  book: 'Lantern Listening Workshop',
  name: 'Lantern: Listening, Test 1',
  type: 'academic',
  section: 'listening',
  mock_type: 'book',
  status: 'published',
  duration: 30,
  total_question: 40,
  total_marks: 40,
  fee: 0,
  chances: 3,
  description:
    'Four parts with ten questions each: a telephone call, a welcome talk with a plan, a discussion between students and a lecture.',
  instruction:
    'You will hear the recording once only. Answer while you listen; you have two minutes at the end to check your answers.',
  tips_for_success:
    'Use the pauses to read ahead and guess what kind of word is missing: a name, a number, a thing. Check spelling at the end.',
  listening_questions: {
    title: 'Lantern Listening Workshop, Test 1',
    recording: 'https://media.example.com/listening/lantern-1.mp3',
    parts: [craftFair, cityFarm, foodWaste, mulberryPaper],
  },
}
