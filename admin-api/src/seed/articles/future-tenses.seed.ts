import { definition, list, paragraph, table } from './section-builders.ts'
import type { SeedArticle } from './seed-article.ts'

export const futureTenses: readonly SeedArticle[] = [
  {
    type: 'grammar',
    sub_type: 'tense',
    status: 'published',
    title: 'Future simple and going to: predictions, offers and plans',
    sub_title: 'Choosing between will, going to and a present tense',
    author: 'Daniel Okafor',
    image: null,
    read_count: 14035,
    published_days_ago: 356,
    contents: [
      definition(
        'Will expresses what we expect, decide or promise; going to expresses what is already intended or visible.',
      ),
      paragraph(
        'The moment of the decision',
        'The doorbell rings and you say ‘I’ll get it’: you decided this second. Your friend asks about Saturday and you say ‘I’m going to paint the kitchen’: the paint is in the cupboard already. Both sentences look ahead; what differs is when the choice was made.',
        'For predictions the line is drawn by evidence. ‘Look at those clouds, it’s going to rain’ points at something in front of us. ‘I think it will rain at the weekend’ is an opinion.',
      ),
      table(
        'Four ways to speak of the future',
        ['Form', 'Used for', 'Example'],
        [
          ['will + base form', 'instant decisions, offers, opinions', 'I’ll send you my notes.'],
          ['be going to + base form', 'intentions, visible evidence', 'We are going to repeat the test.'],
          ['present continuous', 'arrangements with other people', 'I’m seeing the dentist on Tuesday.'],
          ['present simple', 'timetables', 'The course starts on 4 March.'],
        ],
      ),
      list(
        'Softening a prediction',
        'will probably, will almost certainly: ‘Machines will probably take over routine work.’',
        'is likely to, is unlikely to: ‘Prices are unlikely to fall soon.’',
        'may, might, could: ‘This could lead to shortages.’',
        'is expected to, is projected to: the standard phrases for a chart that runs into the future.',
      ),
      paragraph(
        'Charts with future years',
        'When the axis continues beyond today, the figures are forecasts and the language has to show it: ‘The population is projected to reach 52 million by 2050.’ A bare ‘will reach’ is grammatical, but it sounds as though you guarantee the result.',
      ),
      list(
        'No will after these words',
        'if: ‘If it rains, we will stay in’, not ‘If it will rain’.',
        'when, before, after, until, as soon as: ‘I’ll ring you when I arrive.’',
        'unless and in case: ‘Take a map in case you get lost.’',
      ),
    ],
  },
  {
    type: 'grammar',
    sub_type: 'tense',
    status: 'published',
    title: 'Future continuous: in the middle of things to come',
    sub_title: 'Will be doing, for pictures of the future and tactful questions',
    author: 'Mei-Lin Zhao',
    image: null,
    read_count: 4689,
    published_days_ago: 349,
    contents: [
      paragraph(
        'A camera pointed at next week',
        '‘This time on Friday I’ll be sitting in the exam hall.’ The future continuous takes a picture of a moment that has not come yet and finds an action already under way. It will have begun before the moment, and it will go on after it.',
        'It is popular in Speaking Part 3, where questions about the future are common. ‘In twenty years, most of us will be working from home’ describes daily life at that time, while ‘will work’ only states a prediction.',
      ),
      table(
        'Form',
        ['Type', 'Example'],
        [
          ['Positive', 'At noon we will be flying over the Alps.'],
          ['Negative', 'I won’t be using the car tomorrow.'],
          ['Question', 'Will you be staying for dinner?'],
          ['With other modals', 'She may be sleeping by then.'],
        ],
      ),
      definition('Will you be …? asks about a plan without putting pressure on anybody.'),
      list(
        'Direct and tactful',
        '‘Will you use the printer?’ may sound like a request to use it, or to leave it alone.',
        '‘Will you be using the printer?’ simply asks what is planned, so that the other person is free to say yes.',
        '‘When will you be paying?’ is the form that hotels and shops prefer for the same reason.',
      ),
      list(
        'Time phrases',
        'this time tomorrow, this time next year',
        'at ten o’clock tonight',
        'in the years to come',
        'by then, when it means ‘already at that time’',
      ),
      paragraph(
        'Not every future needs it',
        'If the action is a single step, stay with will: ‘I will post the letter’, not ‘I will be posting’, unless it is part of a routine that happens anyway (‘I’ll be passing the post office, so give me the letter’). State verbs stay simple as well: ‘You will need a passport.’',
      ),
    ],
  },
  {
    type: 'grammar',
    sub_type: 'tense',
    status: 'published',
    title: 'Future perfect: done before a deadline',
    sub_title: 'Will have done, with by and by the time',
    author: 'Priya Raman',
    image: null,
    read_count: 5574,
    published_days_ago: 342,
    contents: [
      definition('Will have + past participle looks back at an action from a point in the future.'),
      paragraph(
        'Think of a deadline',
        'You plan to sit the test on 20 June. Before that day lie twelve practice papers. ‘By 20 June I will have completed twelve papers.’ The sentence stands on 20 June, turns round and counts what is finished.',
        'The preposition by is almost a part of the tense. It means ‘at that time or earlier’. Until is something else: ‘I will work until Friday’ tells us when the activity stops, ‘I will have finished by Friday’ when the result is ready.',
      ),
      table(
        'By or until?',
        ['Sentence', 'What it tells us'],
        [
          ['The library will have reopened by May.', 'In May it is open; perhaps it opens in April.'],
          ['The library will be closed until May.', 'It is closed all the time before May.'],
          ['Return the book by Monday.', 'Monday is the last possible day.'],
          ['Keep the book until Monday.', 'You may have it all weekend.'],
        ],
      ),
      list(
        'For reports on projected figures',
        '‘By 2040 the share of electric cars will have risen to four fifths of the market.’',
        '‘The number of users is expected to have doubled by the end of the decade.’',
        '‘By the middle of the century the two countries will have changed places.’',
      ),
      list(
        'Forms in brief',
        'Negative: ‘We won’t have received the results by then.’',
        'Question: ‘Will they have left by seven?’',
        'After by the time, use a present tense: ‘By the time you read this, I will have landed.’',
        'Less certain: ‘They may have left by seven.’',
      ),
      paragraph(
        'A present-day meaning',
        'Will have + participle can also be a guess about something that is already past: ‘Don’t phone now, he’ll have gone to bed.’ Nothing in that sentence is in the future. You may meet it in the Listening test, so do not let the word will mislead you about the time.',
      ),
    ],
  },
  {
    type: 'grammar',
    sub_type: 'tense',
    status: 'draft',
    title: 'Future perfect continuous: counting time ahead',
    sub_title: 'A rare form that is worth recognising',
    author: 'Tomás Ferreira',
    image: null,
    read_count: 0,
    published_days_ago: 9,
    contents: [
      paragraph(
        'The longest verb phrase in English',
        '‘In September I will have been teaching for thirty years.’ Four words do the work of one verb: will for the future, have for looking back, been for the perfect and -ing for the activity. The result answers the question ‘How long, at that moment?’.',
      ),
      table(
        'The parts of the phrase',
        ['will', 'have', 'been', '-ing', 'What the part adds'],
        [
          ['will', '', '', '', 'The point of view lies in the future.'],
          ['', 'have', '', '', 'From there we look back.'],
          ['', '', 'been', '', 'The action is seen as lasting.'],
          ['', '', '', 'teaching', 'The activity itself.'],
        ],
      ),
      definition('Use it for anniversaries, endurance and reasons; use the future perfect for totals.'),
      list(
        'Total or duration?',
        'Total: ‘By lunch the team will have interviewed fifteen people.’',
        'Duration: ‘By lunch the team will have been interviewing for five hours.’',
        'Reason: ‘She’ll be tired when she lands, because she will have been travelling all night.’',
      ),
      paragraph(
        'Should you use it in the test?',
        'Nobody loses marks for avoiding it. Examiners reward range, but range means choosing the right form among several, not showing the rarest one. If you wish to include it, prepare one true sentence about yourself, such as how long you will have been studying by the day of the test, and let it come naturally when a question about plans appears.',
      ),
      list(
        'Try it',
        'How long will you have been learning English by the end of this year?',
        'By your next birthday, how long will you have been living in your present home?',
        'Rewrite with a total: ‘By June we will have been collecting signatures for three months.’',
      ),
    ],
  },
]
