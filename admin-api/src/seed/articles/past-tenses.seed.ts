import { definition, list, paragraph, table } from './section-builders.ts'
import type { SeedArticle } from './seed-article.ts'

export const pastTenses: readonly SeedArticle[] = [
  {
    type: 'grammar',
    sub_type: 'tense',
    status: 'published',
    title: 'Past simple: finished actions at a finished time',
    sub_title: 'The main tense of stories and of most Task 1 graphs',
    author: 'Helen Ashworth',
    image: null,
    read_count: 16240,
    published_days_ago: 384,
    contents: [
      definition('The past simple places an action at a moment or in a period that is over.'),
      paragraph(
        'Finished is the key word',
        'The time may be named (‘in 1998’, ‘last night’), or it may be understood from the conversation. If I ask ‘Where did you grow up?’, we both know that your childhood has ended, so no date is needed.',
        'Length makes no difference. ‘The war lasted thirty years’ and ‘The glass broke’ use the same form, because each is closed. Do not reach for a longer tense simply because the action was long.',
      ),
      table(
        'Statements, negatives and questions',
        ['Verb', 'Positive', 'Negative', 'Question'],
        [
          ['regular: decline', 'Sales declined.', 'Sales did not decline.', 'Did sales decline?'],
          ['irregular: rise', 'Sales rose.', 'Sales did not rise.', 'Did sales rise?'],
          ['be', 'Sales were low.', 'Sales were not low.', 'Were sales low?'],
          ['can', 'We could see.', 'We could not see.', 'Could you see?'],
        ],
      ),
      table(
        'Irregular verbs of change for graphs',
        ['Verb', 'Past', 'A sentence to learn with it'],
        [
          ['fall', 'fell', 'The figure fell to 12 per cent.'],
          ['grow', 'grew', 'Demand grew steadily for a decade.'],
          ['shrink', 'shrank', 'The gap shrank by half.'],
          ['hit', 'hit', 'Output hit a low of 40 tonnes.'],
          ['overtake', 'overtook', 'Gas overtook coal in 2012.'],
          ['be', 'was, were', 'The two shares were identical in 1990.'],
        ],
      ),
      list(
        'Spelling of regular forms',
        'Add -ed, or only -d after e: reach, reached; rise is irregular, but raise, raised.',
        'Double a single consonant after a short stressed vowel: stop, stopped; prefer, preferred; but visit, visited.',
        'Consonant + y changes to -ied: copy, copied; but play, played.',
      ),
      paragraph(
        'Used to and would',
        'For habits that have ended, used to is clearer than the plain past: ‘There used to be a cinema here.’ Would can replace it for repeated actions in a story (‘We would walk home along the canal’) but not for states: ‘I would have a bicycle’ does not mean that you owned one.',
      ),
      list(
        'Check before you hand in your paper',
        'After did and didn’t the verb has no ending: ‘didn’t went’ → ‘didn’t go’.',
        'In one paragraph about one finished period, every main verb should agree in tense.',
        'Ago goes with the past simple: ‘I started two years ago’, never ‘I have started two years ago’.',
      ),
    ],
  },
  {
    type: 'grammar',
    sub_type: 'tense',
    status: 'published',
    title: 'Past continuous: the scene behind the event',
    sub_title: 'Background, interruption and polite requests',
    author: 'Mei-Lin Zhao',
    image: null,
    read_count: 7852,
    published_days_ago: 377,
    contents: [
      paragraph(
        'Setting the scene',
        'Good storytellers begin with a picture and then let something happen in it: ‘The sun was setting, children were playing on the sand, and an old man was mending a net. Suddenly a siren sounded.’ The background is in the past continuous; the event that moves the story is in the past simple.',
        'In Speaking Part 2 you often have to describe a journey, a celebration or a surprise. One or two sentences of scene at the start make the answer longer and more vivid, and they show a range of tenses in the first twenty seconds.',
      ),
      definition('Was or were + -ing: an action already in progress at a past moment.'),
      table(
        'Patterns with when and while',
        ['Pattern', 'Example', 'Meaning'],
        [
          [
            'continuous + when + simple',
            'I was cooking when the lights went out.',
            'The second action interrupts the first.',
          ],
          [
            'simple + while + continuous',
            'The lights went out while I was cooking.',
            'The same event, told from the other side.',
          ],
          [
            'continuous + while + continuous',
            'She was talking while I was taking notes.',
            'Two parallel activities.',
          ],
          ['when + simple, simple', 'When the lights went out, I lit a candle.', 'One thing after another.'],
        ],
      ),
      list(
        'More uses',
        'Around a clock time: ‘At half past nine the candidates were still waiting outside.’',
        'A gradual change in a past period: ‘By then, small farms were already disappearing.’',
        'A polite opening in a letter or an e-mail: ‘I was wondering whether you could send me the programme.’',
        'A plan that failed, with going to: ‘I was going to call you, but my battery died.’',
      ),
      paragraph(
        'Where candidates overuse it',
        'A finished action is not continuous merely because it took a long time. ‘I was studying medicine for six years and then I was working in a clinic’ should be ‘I studied medicine for six years and then worked in a clinic’. Keep the continuous for what was going on when something else happened.',
        'It is also rare in Task 1. The sentence ‘The line was increasing from 2001 to 2005’ is understandable, but ‘increased’ is what a native report would say.',
      ),
      list(
        'Finish these openings aloud',
        'I was sitting on the train yesterday when …',
        'While my parents were living in another city, I …',
        'This time last year I was …',
      ),
    ],
  },
  {
    type: 'grammar',
    sub_type: 'tense',
    status: 'published',
    title: 'Past perfect: the earlier of two pasts',
    sub_title: 'A step further back, and when you can leave it out',
    author: 'Priya Raman',
    image: null,
    read_count: 8427,
    published_days_ago: 370,
    contents: [
      definition('Had + past participle shows that one past action came before another past action.'),
      paragraph(
        'Two events, two orders of telling',
        'Told in the order in which they happened, events need only the past simple: ‘The train left. We reached the station.’ Reverse the order and English needs a sign that you have stepped back: ‘When we reached the station, the train had left.’',
        'Compare ‘When we reached the station, the train left.’ Here the two happened together, perhaps because the driver was waiting for us. One small word, had, changes the whole story.',
      ),
      table(
        'Forms and contractions',
        ['Type', 'Full form', 'Spoken form'],
        [
          ['Positive', 'she had finished', 'she’d finished'],
          ['Negative', 'she had not finished', 'she hadn’t finished'],
          ['Question', 'Had she finished?', 'Had she finished?'],
          ['Passive', 'it had been finished', 'it’d been finished'],
        ],
      ),
      list(
        'Where it is expected',
        'After by + a past time: ‘By 2005, the share of solar power had tripled.’ This is the most useful Task 1 sentence with this tense.',
        'After verbs such as realise, remember and discover: ‘I realised that I had forgotten the second question.’',
        'In reported speech, when the speaker used the past: ‘He said he had seen the advertisement.’',
        'In unreal conditions about the past: ‘If I had planned, I would have finished.’',
        'With superlatives and first times in stories: ‘It was the first time I had flown.’',
      ),
      paragraph(
        'When it is not needed',
        'Before and after already show the order, so both of these are correct: ‘After she finished / had finished the report, she sent it.’ Writing had in every clause makes a story heavy. Step back once, then return to the past simple.',
      ),
      table(
        'A Task 1 example',
        ['Year', 'Sentence'],
        [
          ['1990', 'In 1990 coal supplied 60 per cent of the region’s electricity.'],
          ['2000', 'By 2000 this figure had dropped to 45 per cent.'],
          ['2010', 'By the end of the period gas had replaced coal as the main source.'],
        ],
      ),
    ],
  },
  {
    type: 'grammar',
    sub_type: 'tense',
    status: 'published',
    title: 'Past perfect continuous: what had been going on before',
    sub_title: 'Length of time up to a past moment',
    author: 'Tomás Ferreira',
    image: null,
    read_count: 5120,
    published_days_ago: 363,
    contents: [
      paragraph(
        'A tense for causes',
        'Why was the runner exhausted? ‘She had been training in the heat.’ The form had been + -ing names an activity that filled the time before a past moment and usually explains what the speaker found at that moment.',
        'It is the present perfect continuous moved one step back. ‘I have been waiting for an hour’ (and I am annoyed now) becomes ‘I had been waiting for an hour’ (and I was annoyed when the bus came).',
      ),
      table(
        'The same idea at two points in time',
        ['Seen from now', 'Seen from a past moment'],
        [
          ['The streets are wet: it has been raining.', 'The streets were wet: it had been raining.'],
          ['My hands are dirty: I have been gardening.', 'My hands were dirty: I had been gardening.'],
          ['They have been saving for years.', 'They had been saving for years when prices rose.'],
        ],
      ),
      definition('Had been + -ing measures the activity; had + participle reports the completed result.'),
      list(
        'Compare',
        '‘He had been writing the novel for a decade when he died.’ The novel was perhaps unfinished.',
        '‘He had written four novels when he died.’ Four were complete.',
        '‘The water level had been falling for months before the ban was announced.’ A slow process, and then a decision.',
      ),
      list(
        'Expressions that call for it',
        'for + a period, followed by when or before: ‘for three years before she moved’.',
        'since + a past starting point: ‘since early morning’.',
        'all day, all week, for ages in spoken stories: ‘We’d been arguing all day.’',
      ),
      paragraph(
        'How often should you use it?',
        'Rarely, and well. One accurate example in a Part 2 talk is worth more than five forced ones. A natural place is the turning point of a story: ‘I had been looking for a job for almost a year when I met my old teacher.’ State verbs keep the simple form here too: ‘I had known him for years’, not ‘had been knowing’.',
      ),
    ],
  },
]
