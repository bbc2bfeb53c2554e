import { factGroup, featureGroup, gapGroup, headingGroup, multipleChoiceGroup } from './reading-groups.ts'
import { buildPassage } from './reading-passage.ts'
import { alwaysOpen, type SeedMock } from './seed-mock.ts'

const collegeCourses = buildPassage({
  id: 'p1',
  firstQuestion: 1,
  title: 'Fernbridge Community College: autumn courses',
  paragraphs: [
    {
      heading: 'A  Bread and pastry',
      content:
        'Learn to make sourdough, rolls and simple pastries with a baker who has run her own shop for fifteen years. Six Tuesday evenings, 6.30–9 pm. Flour and yeast are supplied; please bring an apron and a container in which to carry your bread home. The course fills quickly, and we cannot accept anyone under sixteen because of the ovens. £96.',
    },
    {
      heading: 'B  Bicycle repair',
      content:
        'One Saturday, 10 am–4 pm, repeated on the first Saturday of every month. Bring your own bicycle and learn to mend a puncture, adjust the brakes and replace a chain. Tools are provided, and the workshop is limited to eight people so that everybody gets individual attention. No experience is needed. Lunch is not included, but the college café is open. £35, or £25 for students.',
    },
    {
      heading: 'C  Spanish for travellers',
      content:
        'Ten Thursday evenings, 7–8.30 pm. For complete beginners who would like to order a meal, ask the way and make friends. There is no textbook and no examination: most of each lesson is spent speaking in pairs. At the end of the course the class goes out together to a Spanish restaurant, where nobody is allowed to use English. £110.',
    },
    {
      heading: 'D  Family pottery',
      content:
        'Four Sunday mornings, 10 am–noon. Each child must be accompanied by an adult, and one fee covers both. You will make two pieces by hand and one on the wheel; our technician fires them, and they can be collected a fortnight after the last session. Clay is included in the price. Old clothes are strongly recommended. £70 for each pair.',
    },
    {
      heading: 'E  Digital photography',
      content:
        'Eight Wednesday evenings, 7–9 pm, including two walks around the old harbour after dark. Intended for people who already know how their camera works and want to improve their pictures. You will need a camera with manual settings; a telephone is not suitable. Work by members of the group is shown in the town library each December. £120.',
    },
    {
      heading: 'F  First aid at home',
      content:
        'Two Monday evenings, 6–9 pm. A nurse explains what to do about burns, choking, broken bones and heart attacks, and you practise on models. Everyone who attends both evenings receives a certificate that is valid for three years. The course is paid for by the local health service, so there is nothing to pay, but places must be booked.',
    },
    {
      heading: 'How to enrol',
      content:
        'You may enrol online, by telephone, or in person at the main desk between 9 am and 6 pm on weekdays only. Payment is due in full at the time of booking, except for courses costing more than £100, for which you may pay half at once and half before the third meeting. New students receive a card that gives free entry to the college library and a ten per cent discount in the café. Anyone who has taken a course with us in the last two years may book from 1 August, two weeks before general enrolment begins.',
    },
    {
      heading: 'Cancelling a place',
      content:
        'If you change your mind at least fourteen days before the first meeting, we return the whole fee less an administration charge of £10. After that no refund can be made, although you may give your place to a friend as long as you let us know the name. If the college has to cancel a course because too few people have enrolled, everything you have paid is returned within a week. Single sessions that are missed through illness of the teacher are added at the end of the course.',
    },
  ],
  groups: [
    featureGroup(
      'Courses',
      'Which course does each statement describe? Choose the correct letter, A–F.',
      [
        'Bread and pastry',
        'Bicycle repair',
        'Spanish for travellers',
        'Family pottery',
        'Digital photography',
        'First aid at home',
      ],
      [
        ['You are asked to bring something in which to carry what you have made.', 'A'],
        ['There is no charge for the course.', 'F'],
        ['The number of people who can attend is kept small.', 'B'],
        ['The course finishes with a meal.', 'C'],
        ['What students produce is displayed to the public.', 'E'],
        ['It is unsuitable for people who have no previous knowledge.', 'E'],
        ['Those who come to every session are given a document.', 'F'],
        ['What you make can be collected some time after the course.', 'D'],
      ],
    ),
    factGroup([
      ['It is possible to enrol at the main desk on Saturdays.', 'FALSE'],
      ['The fee for Spanish for travellers may be paid in two parts.', 'TRUE'],
      ['The student card can be used in libraries in other towns.', 'NOT GIVEN'],
      ['Some former students can book before general enrolment opens.', 'TRUE'],
      ['A person who cancels three weeks before the first meeting gets back the full fee.', 'FALSE'],
      ['A place may be given to a friend without telling the college.', 'FALSE'],
    ]),
  ],
})

const travelScheme = buildPassage({
  id: 'p2',
  firstQuestion: 15,
  title: 'Brightwell Foods: getting to work at Holt Lane',
  paragraphs: [
    'From 1 March the company’s new site at Holt Lane will bring together staff who have until now been spread over three offices. The car park at Holt Lane has 180 spaces for a workforce of more than 400, so we have worked with the local council to make other ways of travelling as attractive as possible. This guide explains what is on offer. If you have questions that it does not answer, please contact the travel coordinator, whose office is next to reception.',
    'Cycling. Under the cycle loan, the company buys a bicycle of your choice, up to a value of £1,200, and you repay the cost from your salary over eighteen months without interest. A helmet and a lock may be included. Covered racks are provided behind the canteen, with showers and lockers in the basement; the key to a locker can be obtained from the security desk on payment of a deposit of £5, which is returned when you leave. A mechanic visits the site on the last Friday of each month and carries out small repairs free of charge.',
    'Buses. A shuttle bus runs between the railway station and Holt Lane every twenty minutes from 7 to 9.30 in the morning and from 4 to 6.30 in the afternoon. It is free on presentation of your staff pass. Outside those hours the number 14 stops at the end of the lane, and staff can buy an annual ticket for it at a discount of 30 per cent through the payroll department. Drivers of the number 14 do not accept cash.',
    'Sharing a car. If you live in a village without public transport, consider sharing a car. Register on the staff website with your postcode and normal working hours, and you will be sent a list of colleagues who make a similar journey. Cars carrying two or more members of staff may use the reserved bays beside the main entrance. Members are guaranteed a ride home: if your driver falls ill or has to leave early, the company will pay for a taxi, provided that your manager approves the request.',
    'Parking. Those who have no alternative may apply for a parking permit. Priority is given to people with a disability, to those who work night shifts and to those who need a vehicle for their duties. The permit costs £15 a month, and the money raised is spent on the shuttle bus. Permits are renewed each January and have to be displayed on the windscreen; a vehicle without one may be removed. If you are expecting visitors, reserve a space for them at least one day ahead by telephoning reception.',
    'Walking and flexible hours. Staff who live within three kilometres may like to join one of the walking groups that set out from four points in the town at 8 o’clock. Walkers who record fifty journeys in the online diary receive an extra half day of leave. Finally, remember that it is often possible to avoid the rush altogether. With the agreement of your team leader you may begin at any time between 7 and 10, and after six months’ service you can ask to work from home for up to two days a week.',
  ],
  groups: [
    gapGroup('table_completion', 'Ways of travelling: choice | what is offered | what to know', 2, [
      ['Bicycle | loan of up to £1,200 | paid back from the employee’s _____', 'salary'],
      ['Lockers | for a deposit of £5 | ask for a key at the _____', 'security desk'],
      ['Shuttle bus | free journey from the station | show your _____', 'staff pass'],
      ['Number 14 bus | 30 per cent off an _____ | arranged by the payroll department', 'annual ticket'],
      ['Car sharing | a _____ home if your driver is ill | a manager has to approve', 'taxi'],
      ['Walking | half a day of leave | enter fifty journeys in the _____', 'online diary'],
    ]),
    gapGroup('sentence_completion', null, 2, [
      ['Staff who need more information can go to an office next to _____.', 'reception'],
      ['There are covered racks for bicycles behind the _____.', 'canteen'],
      ['Once a month small repairs to bicycles are made by a _____.', 'mechanic'],
      ['To find colleagues to share a car with, staff enter their _____ and working hours.', 'postcode'],
      ['People who work _____ are among the first to receive a parking permit.', 'night shifts'],
      ['The permit has to be visible on the _____ of the vehicle.', 'windscreen'],
      ['Starting times are flexible if the employee’s _____ agrees.', 'team leader'],
    ]),
  ],
})

const canals = buildPassage({
  id: 'p3',
  firstQuestion: 28,
  title: 'The second life of the canals',
  paragraphs: [
    'In the middle of the eighteenth century the roads of Britain were so poor that moving heavy goods by cart could double or triple their price within a day’s journey. The Duke of Bridgewater, who owned coal mines near Manchester, decided to go round the difficulty. On his canal, opened in 1761, a single horse pulled a boat with some thirty tons on board, more than ten times what it could draw on a good road, and the price of coal in the town is said to have fallen by half. Investors took note. Within seventy years Britain had more than six thousand kilometres of navigable waterway, the new parts of it dug almost entirely by hand.',
    'The age of the canal was brilliant but brief. From the 1830s railways offered to carry the same goods at many times the speed, and they did not freeze in winter or run short of water in summer. Some railway companies bought canals simply in order to be rid of them; others raised tolls until customers went away. Boatmen reacted by cutting costs. They gave up their cottages, brought wives and children on board to work without pay, and lived in a cabin hardly three metres long. The bright roses and castles that they painted on every surface, admired today as folk art, date from that time of hardship.',
    'By the end of the Second World War most of the narrower canals were close to extinction. The network passed into public ownership in 1948, and to the officials who were now responsible for it, it was a nuisance: a set of leaking, rubbish-filled ditches behind the houses of industrial towns. Children drowned in them, and local councils asked for them to be filled in and turned into roads. Regular carrying by narrow boat all but ended after the severe winter of 1962–63, when ice held the boats fast for about three months and customers made other arrangements for good.',
    'What saved the canals was a book. In 1944 the engineer Tom Rolt published an account of a journey that he and his wife had made in an old wooden boat, and readers tired of war responded to its picture of a slow and hidden country. Two years later he and a handful of others founded an association to campaign for the waterways. Its members were unusual protesters. They steered their boats along routes which were officially open but seldom used, insisting on their legal right to pass, so that bridges had to be raised and weeds cleared for them. From the 1960s others picked up shovels: every weekend volunteers stood up to their waists in mud, rebuilding locks that the authorities had written off.',
    'Their labour changed the minds of the professionals. Restored stretches attracted holiday makers, and holiday makers spent money. Councils that had once demanded concrete began to compete for grants to reopen a canal, having noticed that a flat with a view of water sells for more than one with a view of a wall. Old warehouses turned into restaurants and galleries. There are now said to be more boats on the system than there were at the height of the Industrial Revolution, and thousands of people live on them all year, some by choice and some because rents in the big cities leave them with none.',
    'Success brings problems of its own. In London it can be hard to find a place to tie up, and residents of waterside flats object to the smoke that comes from stoves. The charity that has looked after most of the canals in England and Wales since 2012 must maintain banks, bridges and reservoirs that are two centuries old, and a single burst bank can cost millions of pounds to mend. It argues that the benefits reach far beyond those who own boats. Anglers, cyclists and people walking dogs outnumber them many times over, and herons, otters and kingfishers follow the water into the heart of towns. Some engineers even propose to use canals for moving water from the rainy north and west to the dry south-east. The ditches that nobody wanted may yet turn out to be indispensable.',
  ],
  groups: [
    headingGroup(
      [
        'Official opinion is won over',
        'Enthusiasts take matters into their own hands',
        'The engineers behind the great tunnels',
        'A low-cost answer to bad roads',
        'Present pressures and possible uses',
        'A fashion for holidays abroad',
        'A burden to those in charge',
        'Families squeezed by a faster rival',
      ],
      ['iv', 'viii', 'vii', 'ii', 'i', 'v'],
    ),
    multipleChoiceGroup(
      'Which TWO advantages of railways over canals does the writer mention?',
      [
        'They needed fewer workers.',
        'They were not brought to a stop by frost.',
        'They belonged to the government.',
        'They charged lower tolls.',
        'They were quicker.',
      ],
      ['B', 'E'],
    ),
    gapGroup('summary_completion', 'From ruin to recovery', 1, [
      ['Interest in the canals grew after Tom Rolt described a journey by boat in a _____.', 'book'],
      [
        'Before long _____ were giving up their free time to repair locks that had been abandoned.',
        'volunteers',
      ],
      ['As visitors came back, former _____ found a new use as places to eat or look at art.', 'warehouses'],
      ['Not everyone is pleased: in London, neighbours of the boats complain of _____.', 'smoke'],
      [
        'Since 2012 most of the network has been in the care of a _____, which has to maintain very old structures.',
        'charity',
      ],
    ]),
  ],
})

export const readingNorthgate1: SeedMock = {
  ...alwaysOpen,
  book: 'Northgate General Training 1',
  name: 'Northgate 1: General Training Reading, Test 1',
  type: 'general',
  section: 'reading',
  mock_type: 'book',
  status: 'published',
  duration: 60,
  total_question: 40,
  total_marks: 40,
  fee: 0,
  chances: 3,
  description:
    'Three sections in the order of the General Training paper: course notices, a staff guide and a longer text about the canals of Britain.',
  instruction:
    'Answer all 40 questions in 60 minutes. Section 1 is about everyday life, section 2 about work, and section 3 is a longer text of general interest.',
  tips_for_success:
    'Be quick in section 1, where you scan short notices for one fact at a time, and keep at least 25 minutes for the long text in section 3.',
  reading_questions: { passages: [collegeCourses, travelScheme, canals] },
}
