import {
  choiceGroup,
  factGroup,
  featureGroup,
  gapGroup,
  headingGroup,
  multipleChoiceGroup,
  viewGroup,
} from './reading-groups.ts'
import { buildPassage } from './reading-passage.ts'
import { alwaysOpen, type SeedMock } from './seed-mock.ts'

const iceTrade = buildPassage({
  id: 'p1',
  firstQuestion: 1,
  title: 'The winter merchants',
  paragraphs: [
    'For most of history, a cold drink in a hot country was a privilege of the very rich. Snow could be carried down from mountains by night and kept for a few weeks in pits lined with straw, but nobody thought of ice as something that could be bought and sold across oceans. That changed at the beginning of the nineteenth century, when a young Boston merchant named Frederic Tudor became convinced that the frozen ponds of New England could be turned into money in the Caribbean.',
    'The first attempt was a failure. In February 1806 Tudor sent a shipload of ice to the island of Martinique. Ship owners had refused to carry such a cargo, fearing that meltwater would ruin their vessels, so he had been obliged to buy a brig of his own. The ice survived the three-week voyage in reasonable condition, yet there was nowhere on the island to store it, and the inhabitants did not know what to do with it. Tudor tried to create a demand by showing the owner of a garden restaurant how to make ice cream. Even so, most of the cargo melted before anyone could be persuaded to buy it, and he lost several thousand dollars. Newspapers at home had treated the venture as a joke, and in the following years his debts put him in prison more than once.',
    'Tudor’s answer was to concentrate on storage rather than on shipping. He experimented with different kinds of insulation, including straw, wood shavings and blankets, and measured how much water ran out of each trial building every hour. Sawdust proved to be by far the best material. It was also practically free, since the sawmills of Maine threw it into rivers as waste. In Havana he built an ice house with double walls, the gap between them being filled with sawdust, and losses fell from well over half of the contents to less than a tenth in a season.',
    'The second obstacle was the harvest itself. Ice was at first cut by hand with axes and saws, which was slow and produced blocks of irregular shape. These wasted space in a ship’s hold and melted quickly, because air could circulate between them. In 1825 Nathaniel Wyeth, who supplied Tudor, designed an ice plough with two parallel blades that was pulled by a horse. It scored the surface of a pond in a grid, like a chessboard, so that workers needed only iron bars to split off blocks of identical size. Wyeth’s invention tripled output and cut the cost of harvesting by about two thirds. It also brought a new kind of winter employment to farm labourers, who had little else to do when the fields were frozen.',
    'The greatest test came in 1833. In May of that year the ship Tuscany left Boston for Calcutta, a journey of four months that crossed the equator twice, with 180 tons of ice on board. When she arrived in September about 100 tons remained. The British residents of the city were so delighted that they paid for a stone ice house by public subscription, and the authorities agreed to let the cargo land free of duty and at night, when the air was cooler. Apples from Massachusetts orchards, packed among the blocks on later voyages, also sold at high prices. For the next two decades Calcutta was among the most profitable of all Tudor’s markets.',
    'By the 1850s ice from New England was being delivered to more than fifty ports around the world. Far more important in the long run, however, was what it did at home. Insulated railway wagons allowed meat and fruit to travel long distances, brewers could work all year round, and an ordinary family kept an ice box in the kitchen. Competitors appeared abroad too. Norwegian merchants sent so much ice to London that one of their lakes was renamed after Wenham Lake in Massachusetts, whose clear ice had a high reputation among British customers.',
    'The industry disappeared almost as quickly as it had grown. From the 1870s machines could produce ice anywhere, although for years customers considered the artificial kind inferior. What finally turned them was concern about health: as towns expanded, ponds and rivers became polluted, and doctors linked outbreaks of typhoid to natural ice. A series of warm winters made matters worse by driving up prices. By the 1930s the electric refrigerator had entered millions of homes and the great wooden ice houses stood empty; many, being full of dry sawdust, had burned down. Tudor did not live to see it. He had died in 1864, a wealthy man, having made his fortune from what a newspaper once called a slippery speculation.',
  ],
  groups: [
    factGroup([
      ['Before Tudor, ice was already regularly traded between continents.', 'FALSE'],
      ['Tudor bought a ship because others were unwilling to transport his ice.', 'TRUE'],
      ['Most of the ice that was taken to Martinique was sold.', 'FALSE'],
      ['The people of Havana preferred Tudor’s ice to ice from other countries.', 'NOT GIVEN'],
      ['Wyeth’s plough made it possible to cut blocks that were all the same size.', 'TRUE'],
      ['Wyeth became richer than Tudor as a result of his plough.', 'NOT GIVEN'],
      ['More than half of the ice loaded on the Tuscany reached Calcutta.', 'TRUE'],
    ]),
    gapGroup('note_completion', 'The growth and decline of the trade', 1, [
      ['Calcutta: ice could be unloaded at _____, when temperatures were lower', 'night'],
      ['Calcutta: _____ from Massachusetts were sold as well as ice', 'apples'],
      ['United States: wagons kept cold by ice carried fruit and _____', 'meat'],
      ['United States: _____ no longer had to stop work for part of the year', 'brewers'],
      ['Decline: natural ice was thought unhealthy because ponds and rivers were _____', 'polluted'],
      ['Decline: many empty ice houses caught fire because they contained _____', 'sawdust'],
    ]),
  ],
})

const cityTrees = buildPassage({
  id: 'p2',
  firstQuestion: 14,
  title: 'A canopy for the city',
  paragraphs: [
    'For much of the twentieth century, the trees that lined city streets were treated as decoration. They were planted when money was available and removed when a road needed widening, and the departments in charge of them kept few records beyond the cost of pruning. Over the last twenty years that attitude has shifted. Many councils now list trees in the same registers as bridges and water mains, giving each one a number, a value and a maintenance plan. In the language of planners, the tree has become infrastructure.',
    'The reason most often given is heat. Brick, asphalt and concrete absorb energy from the sun all day and release it slowly after dark, so that the centre of a large town may be several degrees warmer than the countryside around it. Trees work against this in two ways. Their leaves shade the ground, and the water that they draw from the soil evaporates into the air, which takes up heat just as perspiration does on skin. On a summer afternoon a well-shaded pavement can be more than ten degrees cooler to the touch than one in full sun. The effect is strongest where trees stand in groups, because isolated specimens lose their moisture quickly to the dry air around them.',
    'Where nearly every surface is sealed, rain runs straight into the sewers, and after a violent storm the sewers overflow. A mature tree intercepts a share of each shower on its leaves and bark, from which some of it evaporates without ever reaching the ground. What does come down is soaked up by loose soil around the roots. Engineers in several ports have gone further by planting trees in underground trenches filled with stones and soil, into which water from the street is led. The stones carry the weight of traffic while the gaps between them act as a reservoir. According to the companies that operate the sewers, such trenches are often cheaper than laying larger pipes.',
    'Evidence about health is harder to interpret. Doctors have long suspected that greenery does people good, and a large number of studies report that residents of leafy streets sleep better, walk more and visit their doctor less often. Yet leafy streets also tend to be wealthy ones, and separating the influence of the trees from that of income is not easy. A handful of researchers have tried to get round the difficulty by following neighbourhoods before and after planting. Their results suggest that the improvement in mood is genuine, but small, and that claims about breathing problems should be treated with caution. Some species even make matters worse for people with allergies by releasing large amounts of pollen.',
    'If trees bring advantages, it matters who has them. Surveys made from aircraft show the same pattern in city after city: the poorest districts have the thinnest cover, sometimes less than a quarter of that found in prosperous suburbs. The causes lie in the past, when narrow plots and cables left no room for roots. Well-meant attempts to correct the imbalance have not always been welcome. In one industrial town almost a quarter of the households that were offered a free tree refused it. When researchers asked why, the answers had little to do with dislike of nature: people said that nobody had consulted them, and that they expected to be left with the leaves, the repairs and the bills.',
    'Planting, in any case, is the easy part. A sapling in a street faces compacted soil, road salt, dogs, careless drivers and, above all, thirst. In some programmes a third of young trees are dead within five years, and dead trees neither cool nor drink. The lesson that experienced foresters draw is that money should be moved from spades to watering cans. Where volunteers sign a contract to water a particular tree during its first three summers, losses fall sharply. The choice of species matters as well. Many towns rely on four or five dependable kinds, so a single pest can strip whole avenues, as the spread of elm disease showed in the 1970s.',
    'The most awkward question concerns time. An oak planted today may be expected to stand for a century or more, in conditions that nobody can describe with confidence. Some botanists therefore advise cities in cool climates to look south, and to choose trees that already thrive in places whose present weather resembles the forecast for the city in question. Others warn that these strangers may support few of the local insects and birds, or may spread beyond control. A compromise that is gaining support is to mix origins deliberately: native trees beside foreign ones, quick growers beside slow. Whatever the twenty-second century brings, something on the street should be able to cope with it.',
  ],
  groups: [
    headingGroup(
      [
        'Why so many newcomers fail',
        'How trees remove fumes from the air',
        'Planting for conditions that are still unknown',
        'Easing the load on the drains',
        'From ornament to essential equipment',
        'Benefits that are difficult to prove',
        'The financial case for felling old trees',
        'A natural cooling system',
        'Unequal cover and unwilling owners',
      ],
      ['v', 'viii', 'iv', 'vi', 'ix', 'i', 'iii'],
    ),
    multipleChoiceGroup(
      'Which TWO reasons did residents give for refusing a free tree?',
      [
        'They had not been asked for their opinion.',
        'The tree would spoil the view from their windows.',
        'They were afraid of attracting insects.',
        'There would be less room to park cars.',
        'They thought that they would have to pay for its upkeep.',
      ],
      ['A', 'E'],
    ),
    gapGroup('summary_completion', 'Keeping street trees alive', 1, [
      [
        'Young trees in the street have to cope with hard ground, salt and traffic, but the greatest danger to them is _____.',
        'thirst',
      ],
      [
        'Fewer are lost where local people sign a _____ that commits them to look after one tree for three summers.',
        'contract',
      ],
      [
        'Planting only a few kinds is risky, because all the trees of an avenue may be attacked by the same _____.',
        'pest',
      ],
      [
        'To prepare for a warmer climate, some experts suggest choosing trees that grow well further _____ today.',
        'south',
      ],
    ]),
  ],
})

const rememberingTogether = buildPassage({
  id: 'p3',
  firstQuestion: 27,
  title: 'Remembering together',
  paragraphs: [
    'Ask a family to describe a holiday they took ten years ago and something curious happens. One person starts, another corrects, a third supplies the name of the café, and within a few minutes a story emerges that none of them could have told alone. Most of us conclude that memory is a team sport and that two heads are better than one. For more than two decades, however, laboratory studies have pointed stubbornly in the opposite direction. When people recall things in groups, they usually remember less than they would have done by working separately.',
    'The basic experiment is simple. Three volunteers learn a list of words. In one condition they sit together and produce a single joint list; in the other, each works alone in a separate room, and the three lists are afterwards combined with any repetitions struck out. Common sense says that the first method should win, since the members of a real group can prompt one another. In fact the combined lists of the solitary workers are almost always longer. Psychologists call the deficit collaborative inhibition, and it has been found with pictures, stories and film clips, among strangers, friends and even married couples.',
    'Helena Voss, whose team has carried out some thirty such studies, believes that the culprit is interruption. Each of us, she argues, searches memory along a private route: one person goes through a list alphabetically, another by picturing the page. Hearing somebody else’s answer drags us away from our own route and onto theirs, and we may never find our way back. In support of this view she points out that the loss disappears when group members are made to learn the material in the same order, so that their routes coincide. Nor, she insists, is laziness to blame. Offering volunteers a cash reward for every word improves nothing.',
    'Tomás Arriaga accepts the finding but doubts that it tells us much about life outside the laboratory. People who have just met, he notes, are poor company for remembering, whereas those who share a profession develop ways of helping. His own study recorded pairs of experienced nurses recalling the details of a shift. Far from getting in each other’s way, the nurses repeated one another’s phrases, asked for clarification and built on what had been said, and they outperformed the same number of nurses working alone. Pairs of students in their first year showed the usual deficit. For Arriaga the lesson is that collaboration is a skill, and one that can be taught.',
    'There is another side to the account. Miriam Okafor is less interested in what groups forget than in what they invent. When one member of a group mentions something that never happened, she has found, others often adopt it, and a week later they report it with as much confidence as the events they saw. In one experiment a helper who secretly worked for the researchers claimed that a thief in a film had worn gloves. He had not, yet nearly forty per cent of the participants later remembered them. The implications for the courts are serious, Okafor says, and she recommends that witnesses be kept apart until each has made a written statement.',
    'Groups can also correct errors, and here the evidence is more comfortable. Jun Takeda, who studies teams of older adults, reports that although his groups produce fewer items than individuals do, what they produce is more accurate, because doubtful suggestions are challenged before they are accepted. He has noticed, too, that a person who has taken part in a discussion recalls more afterwards, when tested alone, than one who has not: listening to others acts as a second lesson. For people whose memory is beginning to fail, he suggests, regular conversation about the past may be worth more than the puzzles sold for training the brain, though he admits that nobody has yet compared the two directly.',
    'What, then, should we tell the family around the table? The wrong conclusion would be that they ought to stop. The purpose of telling a story together is seldom to produce a complete inventory; it is to agree on what the holiday meant, and to enjoy one another’s company in doing so. A family that remembered every item on the menu but never laughed about the rain would have missed the point. But where completeness matters, as in a business meeting, an investigation or a medical emergency, the research offers advice that costs nothing to follow. Let everyone write down what they know first, in silence. Then talk.',
  ],
  groups: [
    choiceGroup(
      'Why does the writer describe a family in the first paragraph?',
      [
        'to show how memories fade over ten years',
        'to introduce a belief that research has called into question',
        'to explain why relatives disagree about the past',
        'to give an example of how an experiment was carried out',
      ],
      'B',
    ),
    choiceGroup(
      'In the basic experiment, the lists made by people working alone were',
      [
        'written where the volunteers could hear one another.',
        'compared with the original by the volunteers themselves.',
        'longer only when pictures were used instead of words.',
        'checked so that no word was counted twice.',
      ],
      'D',
    ),
    choiceGroup(
      'According to Voss, members of a group recall less because',
      [
        'they do not make enough effort.',
        'they are afraid of giving wrong answers.',
        'their own way of searching is disturbed.',
        'they have learned the material in the same order.',
      ],
      'C',
    ),
    choiceGroup(
      'What does the writer say about families in the final paragraph?',
      [
        'Remembering everything is not their main aim.',
        'They should write down a story before they tell it.',
        'They remember better than colleagues in a business meeting.',
        'They tend to leave out what they did not enjoy.',
      ],
      'A',
    ),
    featureGroup(
      'List of researchers',
      'Match each statement with the correct researcher, A–D.',
      ['Helena Voss', 'Tomás Arriaga', 'Miriam Okafor', 'Jun Takeda'],
      [
        ['False details offered by one person may be accepted by others.', 'C'],
        ['Taking part in a group can improve what a person later remembers alone.', 'D'],
        ['People can learn how to remember well with a partner.', 'B'],
        ['Groups are at no disadvantage if everyone has studied in the same sequence.', 'A'],
        ['What groups recall is more reliable than what individuals recall.', 'D'],
      ],
    ),
    viewGroup([
      ['Most people assume that groups remember better than individuals do.', 'YES'],
      ['Collaborative inhibition has been found only among strangers.', 'NO'],
      [
        'Studies of memory in groups are more expensive than other kinds of psychological study.',
        'NOT GIVEN',
      ],
      ['Families would do better not to talk about past events together.', 'NO'],
      ['The practical advice that follows from the research is free to apply.', 'YES'],
    ]),
  ],
})

export const readingHarbour1: SeedMock = {
  ...alwaysOpen,
  book: 'Harbour Practice Tests 1',
  name: 'Harbour 1: Academic Reading, Test 1',
  type: 'academic',
  section: 'reading',
  mock_type: 'book',
  status: 'published',
  duration: 60,
  total_question: 40,
  total_marks: 40,
  fee: 0,
  chances: 3,
  description:
    'Three passages on the ice trade, trees in cities and memory in groups, with headings to match, True/False/Not Given and the views of a writer.',
  instruction:
    'Answer all 40 questions in 60 minutes. There is no extra time to transfer answers. Each question carries one mark.',
  tips_for_success:
    'Give each passage about 20 minutes. Read the questions before the passage, underline names and dates, and move on after a minute and a half on any one question.',
  reading_questions: { passages: [iceTrade, cityTrees, rememberingTogether] },
}
