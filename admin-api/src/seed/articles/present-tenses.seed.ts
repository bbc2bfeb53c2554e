import { definition, list, paragraph, table } from './section-builders.ts'
import type { SeedArticle } from './seed-article.ts'

export const presentTenses: readonly SeedArticle[] = [
  {
    type: 'grammar',
    sub_type: 'tense',
    status: 'published',
    title: 'Present simple: facts, habits and timetables',
    sub_title: 'The tense that carries most of a Task 2 essay',
    author: 'Helen Ashworth',
    image: null,
    read_count: 18423,
    published_days_ago: 412,
    contents: [
      definition(
        'The present simple says what is generally true, what happens again and again, and what a timetable fixes.',
      ),
      paragraph(
        'When we use it',
        'Choose the present simple for statements that belong to no particular moment: laws of nature, definitions, opinions and routines. ‘Water boils at 100 °C at sea level’ was true yesterday and will be true tomorrow, so the verb needs no time of its own.',
        'In Writing Task 2 most of your claims are of this kind: ‘Cities attract young workers because they offer better-paid jobs.’ If you drift into ‘are attracting’ or ‘attracted’, the reader begins to look for a period that you never mention.',
        'The same tense covers a scheduled future. A train, a term or a shop that follows a published programme takes the present simple even though the event lies ahead: ‘The last bus leaves at 23.40 tonight.’',
      ),
      table(
        'Forms',
        ['Subject', 'Positive', 'Negative', 'Question'],
        [
          ['I, you, we, they', 'work', 'do not (don’t) work', 'Do you work?'],
          ['he, she, it', 'works', 'does not (doesn’t) work', 'Does she work?'],
          ['be: I', 'am', 'am not', 'Am I?'],
          ['be: he, she, it', 'is', 'is not (isn’t)', 'Is it?'],
          ['be: you, we, they', 'are', 'are not (aren’t)', 'Are they?'],
        ],
      ),
      list(
        'Spelling with he, she and it',
        'Most verbs add -s: rises, falls, contains.',
        'After -s, -sh, -ch, -x, -z and -o, add -es: passes, reaches, mixes, goes.',
        'Consonant + y becomes -ies: study, studies. After a vowel the y stays: play, plays.',
        'Have is irregular: the table has two columns, never ‘haves’.',
      ),
      list(
        'Words that often stand beside it',
        'Adverbs of frequency go before the main verb but after be: ‘Learners rarely plan’, ‘Plans are rarely written’.',
        'Longer expressions go at either end: every day, once a week, on weekdays, as a rule.',
        'Generally, typically and tend to soften a claim, which examiners prefer to ‘always’: ‘Prices tend to rise in winter.’',
      ),
      paragraph(
        'Describing a process in Task 1',
        'A diagram of how something is made shows what happens every time, so it is described in the present simple, usually in the passive: ‘The leaves are picked by hand, dried in the sun and packed into boxes.’ One past tense in the middle of such a description suggests that the machine has been switched off.',
      ),
      list(
        'Slips to look for when you check',
        'The missing -s: not ‘The government spend too much’ but ‘The government spends too much’.',
        'A second -s: not ‘Does it makes sense?’ but ‘Does it make sense?’',
        'A needless auxiliary: not ‘I am agree’ but ‘I agree’.',
      ),
    ],
  },
  {
    type: 'grammar',
    sub_type: 'tense',
    status: 'published',
    title: 'Present continuous: actions in progress and trends',
    sub_title: 'How to speak about now, these days and firm arrangements',
    author: 'Daniel Okafor',
    image: null,
    read_count: 12980,
    published_days_ago: 405,
    contents: [
      paragraph(
        'The idea in one picture',
        'Imagine a photograph of somebody cutting bread. The cutting began before the picture was taken and will end after it. The present continuous looks at an action in that way, from the inside: unfinished and temporary.',
        'For this reason it is natural in the Speaking test when the examiner asks about your present life. ‘I live in Kraków’ is your permanent address; ‘I’m living in Kraków’ tells the listener that you do not expect to stay.',
      ),
      table(
        'Building the tense: be + -ing',
        ['Subject', 'Positive', 'Negative', 'Question', 'Short answer'],
        [
          ['I', 'I am reading', 'I am not reading', 'Am I reading?', 'Yes, I am.'],
          ['he, she, it', 'she is reading', 'she is not reading', 'Is she reading?', 'No, she isn’t.'],
          [
            'you, we, they',
            'they are reading',
            'they are not reading',
            'Are they reading?',
            'Yes, they are.',
          ],
        ],
      ),
      definition('Four meanings, one form'),
      list(
        'What it can mean',
        'An action at this moment: ‘Sorry, I can’t talk, I’m boarding.’',
        'A situation around now: ‘She is preparing for the test in May.’',
        'A change that has not finished: ‘The average age of first-time buyers is rising.’',
        'A personal arrangement for the future: ‘We’re meeting the tutor at six.’',
      ),
      paragraph(
        'State verbs',
        'Some verbs describe a state and do not normally take the continuous: know, believe, own, belong, contain, need, seem, prefer. ‘I am knowing the answer’ sounds foreign for this reason.',
        'A few of them have a second, active meaning, and then the continuous is correct: ‘I think you are right’ (opinion) but ‘I’m thinking about my essay’ (activity); ‘It tastes salty’ but ‘The chef is tasting the soup’.',
      ),
      table(
        'Simple or continuous?',
        ['Present simple', 'Present continuous'],
        [
          ['He works in a laboratory. (his job)', 'He is working in a laboratory this month. (temporary)'],
          ['The river flows to the sea. (fact)', 'The river is flowing fast today. (now)'],
          [
            'She always checks her spelling. (habit)',
            'She is always checking my spelling. (and it annoys me)',
          ],
        ],
      ),
      list(
        'Practise',
        'Look out of the window and describe four things that are happening.',
        'Name three things that are changing in your town, each with a reason.',
        'Tell a partner about two arrangements in your diary, without using will.',
      ),
    ],
  },
  {
    type: 'grammar',
    sub_type: 'tense',
    status: 'published',
    title: 'Present perfect: the past that still matters',
    sub_title: 'Experience, change and results, and why a date never goes with them',
    author: 'Priya Raman',
    image: null,
    read_count: 21764,
    published_days_ago: 398,
    contents: [
      definition('The present perfect joins the past to the present: have or has + past participle.'),
      paragraph(
        'Why English needs it',
        'Many languages have a form that looks similar and behaves like a simple past. In English the present perfect is a present tense. ‘I have lost my key’ is news about now: I cannot open the door. ‘I lost my key’ is a story, and the listener expects to hear when.',
        'Because it belongs to the present, the tense refuses a finished time. ‘I have taken the test in 2022’ is wrong; either remove the date (‘I have taken the test’) or change the tense (‘I took the test in 2022’).',
      ),
      table(
        'Regular and irregular participles',
        ['Base form', 'Past simple', 'Past participle', 'Example'],
        [
          ['grow', 'grew', 'grown', 'The population has grown by a fifth.'],
          ['fall', 'fell', 'fallen', 'Unemployment has fallen since spring.'],
          ['rise', 'rose', 'risen', 'Rents have risen sharply.'],
          ['become', 'became', 'become', 'Cycling has become popular.'],
          ['spend', 'spent', 'spent', 'The council has spent the entire budget.'],
          ['change', 'changed', 'changed', 'Attitudes have changed.'],
        ],
      ),
      list(
        'Three main uses',
        'Life experience, no date: ‘Have you ever given a speech in English?’',
        'A recent event with a visible result: ‘They’ve closed the bridge, so traffic is terrible.’',
        'A situation that began earlier and continues: ‘I’ve known my study partner for six years.’',
      ),
      table(
        'Signal words',
        ['Word', 'Place in the sentence', 'Example'],
        [
          ['already', 'before the participle', 'We have already covered this unit.'],
          ['yet', 'at the end of a negative or question', 'Have you booked a test date yet?'],
          ['just', 'before the participle', 'The results have just arrived.'],
          ['for + length of time', 'usually at the end', 'She has taught here for ten years.'],
          ['since + starting point', 'usually at the end', 'She has taught here since 2015.'],
        ],
      ),
      paragraph(
        'In a Task 1 report',
        'Use it only when the chart reaches the present day: ‘Sales have doubled since 2010.’ If the last year on the axis is over, the whole description stays in the past simple. In a Task 2 introduction, on the other hand, the present perfect is an easy way to show background: ‘In recent decades, air travel has become affordable for millions of families.’',
      ),
      list(
        'Been or gone?',
        'He has gone to Lisbon: he is there, or on his way.',
        'He has been to Lisbon: he went and came back, and knows the city.',
      ),
    ],
  },
  {
    type: 'grammar',
    sub_type: 'tense',
    status: 'published',
    title: 'Present perfect continuous: how long has it been going on?',
    sub_title: 'Duration, repeated effort and evidence you can see',
    author: 'Tomás Ferreira',
    image: null,
    read_count: 9311,
    published_days_ago: 391,
    contents: [
      paragraph(
        'Start from the question',
        'If somebody’s eyes are red, you ask ‘Have you been crying?’, not ‘Have you cried?’. You are not interested in whether the action is complete; you see its traces and ask about the activity itself. The form is have or has + been + -ing.',
        'The second typical question is ‘How long?’. ‘How long have you been learning English?’ takes for granted that you are still learning. The answer needs for or since: ‘for about seven years’, ‘since I was eleven’.',
      ),
      table(
        'Form',
        ['', 'I, you, we, they', 'he, she, it'],
        [
          ['Positive', 'have been waiting', 'has been waiting'],
          ['Negative', 'have not been waiting', 'has not been waiting'],
          ['Question', 'Have you been waiting?', 'Has she been waiting?'],
          ['Contraction', 'I’ve been waiting', 'she’s been waiting'],
        ],
      ),
      definition('The simple form counts results; the continuous form measures activity.'),
      table(
        'The two perfect forms side by side',
        ['Result or number', 'Activity or length'],
        [
          ['I’ve written three essays this week.', 'I’ve been writing essays all week.'],
          ['They’ve repaired the road.', 'They’ve been repairing the road since March.'],
          ['Who has eaten my biscuits? (none are left)', 'Who has been eating my biscuits? (some are left)'],
        ],
      ),
      list(
        'Verbs that stay in the simple form',
        'States: ‘I have known her for years’, never ‘have been knowing’.',
        'Single, sudden events: ‘The company has closed’, not ‘has been closing’, unless the process is slow.',
        'With live, work and study both forms are possible, and the difference is small: ‘I’ve worked / I’ve been working here for two years.’',
      ),
      paragraph(
        'A useful move in Speaking Part 1',
        'When the examiner asks about a hobby, answer with the simple present and then add length with this tense: ‘I play the cello. I’ve been taking lessons since primary school, and lately I’ve been practising for a concert.’ Two sentences show control of three forms without sounding rehearsed.',
      ),
      list(
        'Correct these sentences',
        '‘I am learning French since 2020.’ → ‘I have been learning French since 2020.’',
        '‘It’s raining for three hours.’ → ‘It has been raining for three hours.’',
        '‘She has been breaking her arm.’ → ‘She has broken her arm.’',
      ),
    ],
  },
]
