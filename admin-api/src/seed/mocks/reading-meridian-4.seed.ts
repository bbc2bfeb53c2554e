import {
  choiceGroup,
  clueGroup,
  dragGroup,
  factGroup,
  gapGroup,
  paragraphGroup,
  viewGroup,
} from './reading-groups.ts'
import { buildPassage } from './reading-passage.ts'
import { alwaysOpen, type SeedMock } from './seed-mock.ts'

const naturalDyes = buildPassage({
  id: 'p1',
  firstQuestion: 1,
  title: 'Colour before chemistry',
  paragraphs: [
    'Until the middle of the nineteenth century every coloured thread in the world owed its shade to a plant, an animal or a mineral. Dyeing was skilled, slow and often unpleasant work, and its secrets were closely guarded. In many European towns dyers were divided into separate guilds according to the colours they were permitted to use, and a master who was licensed for red could be fined for producing a blue. Cloth was therefore a public statement. Anyone could judge from the depth of a stranger’s coat how much its owner had been able to spend.',
    'Blue came mainly from leaves. In Europe the source was woad, a yellow-flowered relative of the cabbage, whose leaves were crushed, rolled into balls, dried and later left to ferment for weeks in a wooden vat. The smell was so strong that Queen Elizabeth I of England forbade the work near her palaces. Indigo, a shrub of warm countries, contains exactly the same colouring substance in far greater concentration. When it began to arrive in quantity by sea from India, growers of woad persuaded several governments to prohibit the newcomer, which they called the devil’s dye, but the price difference was too great, and by 1750 woad had been reduced to a minor crop.',
    'Red had two great sources. The cheaper was madder, a climbing plant whose roots had to remain in the ground for about three years before they contained enough colour to be worth digging. It served for the uniforms of common soldiers and, treated with oil and many other ingredients, for a brilliant cotton known as Turkey red. The more costly was cochineal, made from the dried bodies of insects that feed on cactus. Mexican farmers had bred these insects for centuries before the Spanish conquest; afterwards they became, next to silver, the most valuable export of the colony. Spain protected its monopoly by letting Europeans believe that the tiny grey grains were seeds.',
    'Yellow was the easiest colour to obtain and the hardest to keep. Dozens of weeds, barks and onion skins will turn wool yellow, but most fade within a season. The most reliable in Europe was weld, a tall plant gathered from waste ground, every part of which above the soil could be used. Dipped first in weld and then in woad, cloth turned green, a fact which explains why the grass in old tapestries so often looks blue today: the yellow has vanished and the blue has stayed.',
    'The most famous dye of all was also the most wasteful. Tyrian purple, named after a port on the coast of modern Lebanon, was extracted from a gland of sea snails. Some twelve thousand of them were needed to colour the border of a single garment, and mounds of broken shells can still be seen near ancient workshops. Unlike most vegetable dyes it did not fade in sunlight; it was reported to grow brighter. By the fourth century Roman law reserved the finest grades for the emperor. When the workshops of the eastern Mediterranean were destroyed in the Middle Ages, knowledge of the method was lost to Europe.',
    'With few exceptions, these substances would not hold to cloth by themselves. The fibre had first to be treated with a mordant, usually a metal salt, which forms a bridge between thread and dye. Alum, mined in Italy and Turkey, gave clear, bright tones; iron made the same bath darker, and tin made it more intense. A single pot of madder could in this way yield pink, orange, brown or near black. Alum was so important to the trade that for a time the Pope, who owned the largest Italian mines, threatened buyers of Turkish alum with exclusion from the Church.',
    'The end came by accident. In 1856 William Perkin, an eighteen-year-old student in London, was trying to make a medicine against malaria from coal tar when he noticed that the dark sludge in his flask stained a rag purple. Within two years he had opened a factory. Chemists soon learned to copy nature as well: the colour of madder was produced artificially in 1869, and artificial indigo reached the market in 1897. Farming regions that had lived by dye plants for generations lost their income in a few years. Today natural dyes survive among craft workers, and in one unlikely place: cochineal, harmless to most people who eat it, still colours sweets, drinks and lipstick.',
  ],
  groups: [
    factGroup([
      ['In many towns dyers were free to work with any colour they chose.', 'FALSE'],
      ['Woad and indigo contain the same colouring substance.', 'TRUE'],
      ['The use of indigo was forbidden in some places at the wish of local growers.', 'TRUE'],
      ['Turkey red was first produced by craftsmen from India.', 'NOT GIVEN'],
      ['The Spanish made it clear to other Europeans that cochineal came from an insect.', 'FALSE'],
      ['Tyrian purple is now produced again in Lebanon.', 'NOT GIVEN'],
      ['Perkin made his discovery while he was trying to produce a purple dye.', 'FALSE'],
    ]),
    gapGroup('table_completion', 'Natural dyes: substance | source | what the passage says about it', 1, [
      ['Woad | leaves of a plant related to the _____ | fermented in a wooden vat', 'cabbage'],
      ['Madder | _____ of a climbing plant | left in the ground for about three years', 'roots'],
      ['Cochineal | insects that live on _____ | exported from Mexico', 'cactus'],
      ['Weld | plant of waste ground | used together with woad to make cloth _____', 'green'],
      ['Tyrian purple | gland of sea _____ | best kinds kept for the emperor', 'snails'],
      ['Iron | a metal salt used as a mordant | made colours _____', 'darker'],
    ]),
  ],
})

const oceanNoise = buildPassage({
  id: 'p2',
  firstQuestion: 14,
  title: 'An ocean of noise',
  isLettered: true,
  paragraphs: [
    'Light fades quickly in sea water, but sound does not. It travels more than four times faster than in air, and a low note may be detected hundreds of kilometres from its source. Animals that live in the sea have evolved to take advantage of this. Whales keep in touch across wide stretches of ocean, fish gather to spawn in answer to grunts and drumming, and the larvae of many creatures find their way to a reef by listening for the crackle of the shrimps that live there. To most inhabitants of the deep, hearing is what sight is to us.',
    'In the last hundred years the background has become louder. The chief cause is shipping. Most of the sound comes not from engines but from propellers: as the blades turn, tiny bubbles form and collapse in enormous numbers, a process known as cavitation. Off the coast of California, military listening stations show that low-frequency noise rose by around three decibels per decade between the 1960s and the end of the century, which amounts to a doubling of intensity every ten years. Added to this are the blasts with which oil companies map the sea bed, the hammering of piles for wind farms, and naval sonar.',
    'Proof that ordinary traffic affects whales was obtained almost by accident. In September 2001 a team was collecting samples of whale droppings in a Canadian bay when, after the attacks on New York, shipping almost stopped. Underwater noise fell by six decibels within days. The scientists later found that the droppings gathered in that quiet period contained markedly less of a hormone associated with stress than those gathered before it or in other years. No one could have designed such an experiment, or would have been allowed to carry it out.',
    'Whales are not the only sufferers. Dolphins simplify their whistles when a ship is near, dropping the details by which individuals may be recognised, much as we shout short words across a noisy bar. Shore crabs that are played the sound of a ship are slower to change colour to match their surroundings, so that gulls can spot them. Squid and octopus, which have no ears, suffer damage to the organs that give them their sense of balance. And young reef fish reared among recordings of motor boats react late to predators and are eaten more often.',
    'How much harm this does to whole populations is disputed. A fish that flinches in a tank has not necessarily been injured, and laboratory walls reflect sound in ways that the open sea does not. Animals may also grow accustomed to a steady noise, or move elsewhere. The ecologist Petra Lindqvist complains that too many studies last a few hours and end when the loudspeaker is switched off. What decides the fate of a species, she says, is whether fewer young survive over many years, and on that question reliable figures exist for only a handful of animals.',
    'Unlike oil or plastic, however, noise leaves no residue: stop making it and it is gone. It can also be reduced by methods that are well understood. Propellers with a modified shape form fewer bubbles, and since bubbles waste energy, they also save fuel. Slowing down is simpler still. When ships approaching one Canadian harbour were asked to reduce speed, the intensity of the sound they made was cut by almost half, and most captains agreed to take part, although the scheme was voluntary. Builders of wind farms now surround each pile with a curtain of bubbles released from a hose on the sea bed, which absorbs much of the blow.',
    'The obstacle is less technical than legal. Guidelines for quieter ships were issued by the International Maritime Organization in 2014, but nobody is obliged to follow them, and because a vessel may be built in one country, registered in a second and owned in a third, no government feels responsible. Some ports have found a way round this by charging lower fees to vessels that carry a certificate of quietness. It is a modest beginning. Yet those who remember how quickly unleaded petrol replaced leaded, once the price was right, believe that the sea could become noticeably calmer within a generation.',
  ],
  groups: [
    paragraphGroup(7, [
      ['an example of an unplanned opportunity for research', 'C'],
      ['a financial reward for less noisy vessels', 'G'],
      ['an explanation of how propellers produce sound', 'B'],
      ['a criticism of the length of some studies', 'E'],
      ['a comparison between the senses of sea animals and those of people', 'A'],
    ]),
    gapGroup('sentence_completion', null, 2, [
      ['Some larvae are guided to a reef by the sound of _____.', 'shrimps'],
      ['As well as shipping, surveys of the sea bed by _____ have made the sea louder.', 'oil companies'],
      ['In 2001 the effect of quieter water on whales was measured by examining their _____.', 'droppings'],
      ['Ships with modified propellers have the further advantage of using less _____.', 'fuel'],
    ]),
    dragGroup(
      'Effects of noise on animals',
      'Drag the correct ending to each kind of animal. There are more endings than animals.',
      [
        'lose part of their sense of balance.',
        'swim closer to the surface.',
        'communicate in a less detailed way.',
        'fail to escape in time.',
        'produce fewer eggs.',
        'remain easier to see.',
      ],
      [
        ['Dolphins', 'communicate in a less detailed way.'],
        ['Shore crabs', 'remain easier to see.'],
        ['Squid and octopus', 'lose part of their sense of balance.'],
        ['Young reef fish', 'fail to escape in time.'],
      ],
    ),
  ],
})

const pleaseTouch = buildPassage({
  id: 'p3',
  firstQuestion: 27,
  title: 'Please touch',
  paragraphs: [
    'In the eighteenth century a visitor to a collection expected to handle it. Travellers’ diaries record, without embarrassment, the weight of a Roman lamp or the chill of a marble arm; to leave without touching would have seemed as odd as leaving a dinner without eating. Only when museums opened their doors to the general public did the rules change. Glass cases, ropes and uniformed attendants appeared in the course of the nineteenth century, and looking was declared to be the proper way to learn. We have forgotten that this was a decision. It seems to us simply what a museum is.',
    'The official reason is conservation, and it is a good one. Skin leaves behind a film of salt, water and grease which corrodes metal and stains paper, and a bronze foot that is rubbed for luck by ten thousand pilgrims a day will lose its toes. But the argument is used too freely. A granite sphinx that stood in the desert for three thousand years is not endangered by the palm of a schoolchild, while the beam of light in which it is dramatically displayed may do real harm to the linen beside it. Conservators know this perfectly well. When pressed, many concede that perhaps a tenth of the objects in store could be handled every day for decades without measurable change.',
    'My own suspicion is that the prohibition owes as much to manners as to chemistry. The first public museums were anxious about crowds. Directors who had been content to let a duke pick up a vase were horrified at the thought of a bricklayer doing so, and the notices that they put up were addressed, in effect, to the bricklayer. Touch was associated with children, the uneducated and the market place; sight with reason. The bricklayer has long since become a welcome guest, but the notice remains.',
    'What do we lose by obeying it? Psychologists distinguish between what can be seen at a glance and what the hand alone can find out. Given an unfamiliar tool behind a curtain, adults judge its weight, temperature, hardness and balance within seconds, often more reliably than those who may only look. In a study at a regional museum, Carla Nunes gave half of the visitors a stone axe to hold and showed the other half the same axe in a case. A month later the first group remembered no more facts about the Stone Age than the second. But they had asked far more questions at the time, and they described the maker of the axe as a person. Looking had taught people about an object; holding had introduced them to somebody.',
    'For one group of visitors the matter is not philosophical. People who are blind or partially sighted have been offered touch tours for many years, generally on request, by appointment and in the company of a member of staff. The tours are appreciated, yet they turn a right into a favour. When one gallery in the north of England moved its touchable sculptures into the main rooms, unroped and available to all, complaints were expected. None came. Sighted visitors queued to use them, and blind visitors reported that, for once, they were not the ones being stared at.',
    'Technology is often proposed as a way out. Printed copies can now reproduce the surface of an original to a fraction of a millimetre, and gloves fitted with small motors can imitate resistance. I have tried both and remain unconvinced. A copy is useful for learning a shape, but it weighs the wrong amount and, more to the point, everyone knows what it is. The thrill of the axe lay in the knowledge that a particular hand had closed around it five thousand years ago. No scanner can record that, because it is not a property of the surface. It is a fact about the past, and touch is our way of shaking hands with it.',
    'None of this means that the ropes should all come down. Paper, textiles, feathers and paint must be left in peace, and even granite needs a rota, so that wear is shared. What I would ask is that museums reverse the burden of proof: instead of forbidding contact unless there is a reason to allow it, let them allow it unless there is a reason to forbid. A collection run on that principle would still be nine tenths behind glass. But the tenth in our hands might teach us why the rest was worth keeping.',
  ],
  groups: [
    choiceGroup(
      'What point does the writer make about visitors in the eighteenth century?',
      [
        'They were careless with valuable objects.',
        'They regarded handling as a normal part of a visit.',
        'They learned more by looking than by touching.',
        'They were seldom admitted to collections.',
      ],
      'B',
    ),
    choiceGroup(
      'The writer mentions the granite sphinx in order to show that',
      [
        'schoolchildren need to be supervised in museums.',
        'bright light is harmful to stone.',
        'old objects are safest in the places where they were found.',
        'some objects would not suffer from being touched.',
      ],
      'D',
    ),
    choiceGroup(
      'According to the third paragraph, the directors of early public museums',
      [
        'distrusted visitors of a lower social class.',
        'hoped to attract families with children.',
        'disagreed about the wording of notices.',
        'refused to let anyone pick up a vase.',
      ],
      'A',
    ),
    choiceGroup(
      'What did Nunes discover in her study?',
      [
        'Visitors who held the axe remembered more facts.',
        'Visitors who saw the axe in a case asked more questions.',
        'Visitors who held the axe thought more about the person who made it.',
        'Neither group could describe the axe after a month.',
      ],
      'C',
    ),
    choiceGroup(
      'What is the writer’s main objection to printed copies?',
      [
        'They do not show the finest details of a surface.',
        'They are too expensive for most museums.',
        'They lack a connection with people of the past.',
        'They wear out when many visitors use them.',
      ],
      'C',
    ),
    clueGroup(
      'Visitors who cannot see well',
      [
        'attention',
        'complaints',
        'donations',
        'favour',
        'gloves',
        'punishment',
        'queues',
        'staff',
        'tickets',
      ],
      [
        [
          'Touch tours for blind visitors have to be arranged in advance and are led by museum _____.',
          'staff',
        ],
        [
          'Although people enjoy them, the writer feels that they present something visitors are entitled to as if it were a _____.',
          'favour',
        ],
        [
          'One gallery put sculptures that may be touched in its main rooms and, to its surprise, received no _____.',
          'complaints',
        ],
        ['Visitors with normal sight formed _____ in order to touch the works,', 'queues'],
        ['and blind visitors were glad to receive less _____ from other people than usual.', 'attention'],
      ],
    ),
    viewGroup([
      ['The need to protect exhibits is never a good reason for keeping visitors’ hands off them.', 'NO'],
      ['Small museums allow more touching than large ones do.', 'NOT GIVEN'],
      ['There are some materials that visitors should not be allowed to handle.', 'YES'],
      ['Museums ought to allow contact wherever they have no reason to prevent it.', 'YES'],
    ]),
  ],
})

export const readingMeridian4: SeedMock = {
  ...alwaysOpen,
  book: 'Meridian Academic Tests 4',
  name: 'Meridian 4: Academic Reading, Test 2',
  type: 'academic',
  section: 'reading',
  mock_type: 'book',
  status: 'published',
  duration: 60,
  total_question: 40,
  total_marks: 40,
  fee: 1.99,
  chances: 2,
  description:
    'Three passages on natural dyes, noise in the sea and touch in museums, with a table to complete, paragraphs to find and a summary with a list of words.',
  instruction:
    'Answer all 40 questions in 60 minutes. Write your answers as you go: there is no extra time at the end. Each question carries one mark.',
  tips_for_success:
    'When you look for the paragraph that holds some information, start with the most unusual detail. Copy words from the passage exactly; a wrong plural loses the mark.',
  reading_questions: { passages: [naturalDyes, oceanNoise, pleaseTouch] },
}
