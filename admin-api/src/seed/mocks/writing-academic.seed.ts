import { alwaysOpen, type SeedMock } from './seed-mock.ts'
import { academicWriting } from './writing-tasks.ts'

const academicPaper = {
  type: 'academic',
  section: 'writing',
  duration: 60,
  total_question: 2,
  total_marks: 27,
  instruction:
    'Answer both tasks in 60 minutes. Task 2 counts twice as much as task 1. Write in full sentences; notes and bullet points lose marks.',
} as const

export const writingAcademic: readonly SeedMock[] = [
  {
    ...academicPaper,
    ...alwaysOpen,
    book: 'Harbour Practice Tests 1',
    name: 'Harbour 1: Academic Writing, Test 1',
    mock_type: 'book',
    status: 'published',
    fee: 0,
    chances: 3,
    description: 'A line graph of passengers in one city, and an essay on living near one’s work.',
    tips_for_success:
      'Begin task 1 with an overview of the main trends before you quote any figure, and group the lines that behave alike.',
    writing_questions: academicWriting(
      'City transport and where people live',
      {
        image: 'city-passengers-line-graph.png',
        shows:
          'The line graph below shows the number of passengers, in millions a year, who used trams, buses and the metro in one European city between 1990 and 2020.',
      },
      {
        topic:
          'In many large cities people spend more than two hours a day travelling to and from work. Some say that employers should be obliged to move jobs to the suburbs, while others believe that transport should be improved instead.',
        question: 'Discuss both these views and give your own opinion.',
      },
    ),
  },
  {
    ...academicPaper,
    ...alwaysOpen,
    book: 'Meridian Academic Tests 4',
    name: 'Meridian 4: Academic Writing, Test 1',
    mock_type: 'book',
    status: 'published',
    fee: 2.5,
    chances: 2,
    description: 'A bar chart of household spending in four countries, and an essay on repairing things.',
    tips_for_success:
      'With a bar chart, compare across the groups as well as within them. Keep ten minutes at the end to check articles and verb endings.',
    writing_questions: academicWriting(
      'Household spending and repair',
      {
        image: 'household-spending-bar-chart.png',
        shows:
          'The bar chart below compares the percentage of household income that was spent on food, housing, transport, leisure and clothing in Brazil, Japan, Norway and Turkey in 2018.',
      },
      {
        topic:
          'Many household goods are now thrown away when they break, because mending them costs more than buying new ones.',
        question:
          'What are the reasons for this development? What could be done to encourage people to have things repaired?',
      },
    ),
  },
  {
    ...academicPaper,
    book: 'Meridian Academic Tests 5',
    name: 'Winter live mock 2026: Academic Writing',
    mock_type: 'live',
    status: 'published',
    start_time: '2026-12-12T10:30:00Z',
    end_time: '2026-12-12T11:30:00Z',
    fee: 12,
    chances: 1,
    description: 'A process diagram about seaweed, and an essay on teaching practical skills at school.',
    tips_for_success:
      'For a process, count the stages first, use the passive, and say where the process begins and ends in your overview.',
    writing_questions: academicWriting(
      'Seaweed and practical skills',
      {
        image: 'seaweed-fertiliser-process.png',
        shows:
          'The diagram below shows the stages by which seaweed is collected on the shore and made into a liquid fertiliser for gardens.',
      },
      {
        topic:
          'Some people think that every pupil should learn practical skills such as cooking, sewing and basic repairs at school, even if this leaves less time for academic subjects.',
        question: 'To what extent do you agree or disagree?',
      },
    ),
  },
  {
    ...academicPaper,
    ...alwaysOpen,
    book: 'Harbour Practice Tests 3',
    name: 'Harbour 3: Academic Writing, Test 2',
    mock_type: 'book',
    status: 'in review',
    fee: 1.5,
    chances: 3,
    description: 'A table about public libraries, and an essay on free entry to museums.',
    tips_for_success:
      'A table holds more figures than you can use. Choose the highest, the lowest and the greatest change.',
    writing_questions: academicWriting(
      'Libraries and museums',
      {
        image: 'public-libraries-table.png',
        shows:
          'The table below gives information about the number of visits, loans of printed books and loans of electronic books at the public libraries of one region in 2010, 2015 and 2020.',
      },
      {
        topic:
          'In some countries entry to national museums is free. In others, visitors have to pay for a ticket.',
        question: 'Do the advantages of free entry to museums outweigh the disadvantages?',
      },
    ),
  },
  {
    ...academicPaper,
    ...alwaysOpen,
    book: null,
    name: 'Writing practice: two maps of a village',
    mock_type: 'practice',
    status: 'draft',
    fee: 0,
    chances: 10,
    description: 'Two maps of a fishing village to compare, and an essay on tourism in small places.',
    tips_for_success:
      'When you describe maps, move through the place in one direction and use words such as ‘has been replaced by’ and ‘to the north of’.',
    writing_questions: academicWriting(
      'A village and its visitors',
      {
        image: 'fishing-village-maps.png',
        shows:
          'The maps below show the fishing village of Penmarrow in 1985 and the same village in the present day, after a new road and a marina were built.',
      },
      {
        topic:
          'Small towns and villages that become popular with tourists often change so much that local people can no longer afford to live there.',
        question:
          'What problems does this cause for the places concerned? What measures could be taken to deal with them?',
      },
    ),
  },
]
