import { choiceGroup, clueGroup, factGroup, gapGroup, paragraphGroup } from './reading-groups.ts'
import { buildPassage } from './reading-passage.ts'
import { alwaysOpen, type SeedMock } from './seed-mock.ts'

const treeRings = buildPassage({
  id: 'p1',
  firstQuestion: 1,
  title: 'Reading the rings',
  isLettered: true,
  paragraphs: [
    'Each spring, a tree growing in a temperate climate lays down large, thin-walled cells just beneath its bark; later in the year the cells become smaller and denser, and in winter growth stops. The result is a ring. A wet, warm summer leaves a broad ring and a drought a narrow one, and because trees over a wide region experience the same weather, their rings show the same sequence of broad and narrow, like a bar code. Matching these sequences from one piece of wood to another is the basis of dendrochronology, the most exact method of dating the past that exists.',
    'Its founder was not a botanist. Andrew Ellicott Douglass was an astronomer in Arizona who wished to know whether sunspots influenced the weather on earth. The weather records of the region did not go back far enough, so in 1904 he began to count the rings in stumps left by loggers. He never settled the matter of the sunspots, but he noticed that he could recognise the same run of rings in trees felled many kilometres apart. By comparing living trees with beams from old houses, he extended his calendar backwards, tree by tree.',
    'Archaeologists soon brought him wood from the ruined villages of the American south-west. From it he assembled a second sequence, which covered almost six centuries, but it did not join the first; nobody knew how wide the gap might be. For years the ages of the ruins could be stated only in relation to one another. The missing link turned up in 1929, when a charred beam known as HH-39 was uncovered in Arizona. Its inner rings belonged to the old sequence and its outer rings to the new. At a stroke dozens of ruins received a date, and many of them proved to be several centuries more recent than had been supposed.',
    'Since then calendars have been built in many parts of the world. The longest unbroken one, based on oaks and pines from central Europe, reaches back more than twelve thousand years. In California, bristlecone pines, some of which have lived for almost five thousand years, provided the key to a different problem. When scientists measured the radioactive carbon in rings of known age, they found that the new method of radiocarbon dating gave results which, for early periods, were too young by several hundred years. The method had to be adjusted, and the prehistory of Europe had to be rewritten.',
    'Uses have multiplied. Art historians study the panels of oak on which Dutch masters painted: if the last ring was formed in 1640, a portrait said to date from 1630 cannot be what it claims. Violins have been examined in the same way, since their fronts are made of spruce. Geologists find that a sudden shock, such as an earthquake, tilts a tree and leaves it with rings that are wider on one side. Engineers who design bridges consult the record of floods that is preserved as scars on trees along rivers. Even crime has felt the effect: timber stolen from protected forests has been traced to the stump from which it was cut.',
    'The method has its limits. It depends on seasons, so that many tropical trees, which grow all year, form no clear rings at all. A sample with fewer than about fifty rings may match a calendar in more than one place. A ring tells us when the wood grew, not when it was used, and medieval carpenters were fond of reusing old beams. In some years, moreover, a tree under stress may form no ring, and in others a late frost may produce two. For that reason nobody relies on a single trunk. The strength of the technique lies in numbers: hundreds of trees, compared until every year has been confirmed many times over.',
  ],
  groups: [
    gapGroup('table_completion', 'How rings are used: field | what is examined | what it shows', 1, [
      ['History of art | painted panels made of _____ | earliest possible date of a picture', 'oak'],
      ['Music | fronts of violins, made of _____ | age of an instrument', 'spruce'],
      ['Geology | rings that are wider on one side | that there was a shock such as an _____', 'earthquake'],
      ['Engineering | scars on trees beside rivers | when there were _____', 'floods'],
      ['Law | timber that may have been stolen | the _____ from which it was cut', 'stump'],
    ]),
    clueGroup(
      'The missing link',
      ['archaeologist', 'astronomer', 'beam', 'forests', 'older', 'ruins', 'stump', 'younger'],
      [
        [
          'Douglass, an _____, began to count rings because weather records did not go back far enough.',
          'astronomer',
        ],
        ['He could not connect two sequences until a burnt _____ was found in 1929.', 'beam'],
        ['This made it possible to give an exact date to a large number of _____,', 'ruins'],
        ['many of which turned out to be _____ than people had thought.', 'younger'],
      ],
    ),
    paragraphGroup(6, [
      ['an example of a scientific method that had to be corrected', 'D'],
      ['reasons why the number of rings may differ from the number of years', 'F'],
      ['a description of how a ring is formed', 'A'],
      ['the question that first led a scientist to look at tree rings', 'B'],
    ]),
  ],
})

const tenantsGuide = buildPassage({
  id: 'p1',
  firstQuestion: 1,
  title: 'Marlow Court: a guide for tenants',
  paragraphs: [
    {
      heading: 'Moving in',
      content:
        'Keys may be collected from the management office on the ground floor of Block B between 8.30 am and 5 pm. Please bring a passport or driving licence. You will be given two keys to your flat, one to the letter box and an electronic tag for the outer doors. If you lose the tag, tell us at once so that it can be cancelled; a new one costs £12. An inventory of the contents of the flat is placed on the kitchen table. Check it carefully, note any damage, and return it with your signature within seven days. If we do not receive it, we shall assume that you agree with everything it says.',
    },
    {
      heading: 'Rent and deposit',
      content:
        'Rent is due on the first day of each month and should be paid by bank transfer. If a payment is more than ten days late, a charge of £25 is added. Your deposit, which is equal to five weeks’ rent, is kept by an independent agency and not by us. It will be returned within ten working days of the end of your tenancy, less the cost of any cleaning or repairs for which you are responsible. We do not make deductions for ordinary wear.',
    },
    {
      heading: 'Electricity, heating and water',
      content:
        'Each flat has its own meter for electricity, and you are free to choose your supplier. Heating and hot water come from a boiler in the basement and are included in the rent. The temperature of each room is set with the dial on the radiator. The heating is switched off from June to September. If you go away in winter, leave the dials at number 2 so that the pipes do not freeze. The tap that shuts off the water in an emergency is under the kitchen sink.',
    },
    {
      heading: 'Rubbish and recycling',
      content:
        'Bins are in the yard behind Block A. Green bins are for glass, blue for paper and card, and black for everything else. Collection is on Tuesday and Friday mornings. Furniture and electrical goods must not be left in the yard, but the council will remove up to three large items a year without charge if you telephone the recycling centre. Anyone who leaves rubbish in the corridors will be asked to pay for its removal, since it blocks the way out in case of fire.',
    },
    {
      heading: 'Neighbours',
      content:
        'Sound travels easily between flats. Please keep music low after 10 pm and do not use washing machines before 7 am. Parties are allowed, provided that you inform the people above, below and on both sides at least two days before. Small pets that live in cages or tanks are welcome and need no permission; for a cat or a dog you must have our agreement in writing, which is usually given for one animal in each flat. Bicycles should be kept in the shed, not on balconies.',
    },
    {
      heading: 'Repairs and leaving',
      content:
        'Report repairs through the tenants’ website, if possible with a photograph. We answer urgent reports, such as a leak or a loss of heating, within four hours at any time of day; other work is normally finished within two weeks. An engineer checks the smoke alarms every spring, and you will be told the date in advance. When you decide to leave, give us one month’s notice in writing. We shall arrange a visit during the last week to inspect the flat with you, and afterwards you hand in the keys at the office, where you will be asked for your new address.',
    },
  ],
  groups: [
    choiceGroup(
      'What happens if tenants do not return the inventory?',
      [
        'They have to pay a charge.',
        'They are taken to accept it as correct.',
        'A member of staff visits the flat.',
        'They are not given a second key.',
      ],
      'B',
    ),
    choiceGroup(
      'The deposit is',
      [
        'held by another organisation.',
        'paid back on the last day of the tenancy.',
        'the same as one month’s rent.',
        'reduced to allow for ordinary wear.',
      ],
      'A',
    ),
    choiceGroup(
      'To have an old table taken away without charge, tenants should',
      [
        'leave it in the yard on a Tuesday.',
        'put it in the corridor.',
        'ask at the management office.',
        'call the recycling centre.',
      ],
      'D',
    ),
    gapGroup('note_completion', 'Living at Marlow Court', 2, [
      ['Proof of identity when collecting keys: passport or _____', 'driving licence'],
      ['Heating: supplied by a _____ in the basement', 'boiler'],
      ['To turn off the water: tap under the _____', 'kitchen sink'],
      ['Paper and card: use the _____ bins', 'blue'],
      ['Bicycles: to be kept in the _____', 'shed'],
    ]),
    factGroup([
      ['Tenants may decide which company supplies their electricity.', 'TRUE'],
      ['The heating can be used in every month of the year.', 'FALSE'],
      ['Most of the tenants of Marlow Court have a pet.', 'NOT GIVEN'],
      ['A tenant who wishes to keep fish must ask for permission.', 'FALSE'],
      ['Repairs that are not urgent are normally completed within a fortnight.', 'TRUE'],
    ]),
  ],
})

export const readingPracticeAcademic: SeedMock = {
  ...alwaysOpen,
  book: null,
  name: 'One-passage practice: tree rings',
  type: 'academic',
  section: 'reading',
  mock_type: 'practice',
  status: 'published',
  duration: 20,
  total_question: 13,
  total_marks: 13,
  fee: 0,
  chances: 10,
  description: 'One Academic passage with a table, a summary with a list of words and paragraphs to find.',
  instruction: 'Answer all 13 questions. Try to finish in 20 minutes, the time one passage has in the test.',
  tips_for_success:
    'Completion answers come in the order of the passage within a group; paragraph questions do not, so leave them to the end.',
  reading_questions: { passages: [treeRings] },
}

export const readingPracticeGeneral: SeedMock = {
  ...alwaysOpen,
  book: 'Northgate General Training 2',
  name: 'One-passage practice: a guide for tenants',
  type: 'general',
  section: 'reading',
  mock_type: 'practice',
  status: 'draft',
  duration: 20,
  total_question: 13,
  total_marks: 13,
  fee: 0,
  chances: 10,
  description:
    'One General Training text about renting a flat, with choices, notes and True/False/Not Given.',
  instruction: 'Answer all 13 questions. Try to finish in 20 minutes.',
  tips_for_success:
    'Use the headings of the text to find the right part before you read a sentence of it closely.',
  reading_questions: { passages: [tenantsGuide] },
}
