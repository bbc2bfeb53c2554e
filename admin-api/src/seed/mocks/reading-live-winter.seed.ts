import {
  choiceGroup,
  clueGroup,
  dragGroup,
  factGroup,
  featureGroup,
  gapGroup,
  headingGroup,
  multipleChoiceGroup,
} from './reading-groups.ts'
import { buildPassage } from './reading-passage.ts'
import type { SeedMock } from './seed-mock.ts'

const healingConcrete = buildPassage({
  id: 'p1',
  firstQuestion: 1,
  title: 'Concrete that mends itself',
  paragraphs: [
    'Concrete is, after water, the most widely used material on earth. It is cheap, strong when squeezed and easy to mould, but it is weak when stretched, and for that reason bars of steel are embedded in it. The partnership works well until the first cracks appear. Most are no wider than a hair, and engineers expect them; a bridge without any would be a surprise. The trouble is that they let in water and air. Once moisture reaches the steel it rusts, the rust takes up more room than the metal did, and the concrete around it is forced apart from within.',
    'Repairs are expensive and never-ending, and in many industrial countries a large share of the money spent on construction goes into maintaining what already exists. The production of cement, the binder in concrete, is responsible for some eight per cent of the carbon dioxide released by human activity, so every structure that must be replaced early carries a cost for the climate as well. It would be a great advantage if concrete could do what skin does, and close its small wounds before they become large ones.',
    'To some extent it already can. Fresh concrete contains grains of cement that have never come into contact with water. When a crack runs through such a grain and rain enters, the grain reacts and swells, and the gap may be sealed. The Romans seem to have benefited from something similar. Their mortar is full of small white lumps of lime, long regarded as a sign of careless mixing; recent tests suggest that the lumps dissolve in seeping water and harden again inside the cracks. In modern mixtures, however, this natural ability is limited to the very finest cracks, of up to about a fifth of a millimetre, and it declines as the material ages.',
    'The best-known attempt to go further was made in the Netherlands, where in 2006 the microbiologist Henk Jonkers was asked whether bacteria could be used to repair concrete. He needed a species able to survive for decades, without food or oxygen, in a substance as alkaline as household bleach. He found candidates in places where the soil and water are naturally alkaline. They form spores, which can lie dormant for a very long time. Mixed into the concrete together with calcium lactate, which serves as food, the spores wait. When a crack lets in water they wake, multiply and feed, and in doing so produce limestone, which fills the gap. Cracks almost a millimetre wide have been closed in this way within weeks.',
    'Getting the bacteria through the mixing and hardening proved harder than getting them to live on afterwards. Unprotected spores were crushed as the concrete set. Jonkers therefore packed spores and food in pellets of light clay, which break only when a crack passes through them. The pellets work, but they take up a good part of the volume and weaken the result, and the food was at first so costly that it doubled the price of the concrete. A later version uses a cheaper food based on sugar, and healing products are now sold both as an additive and as a liquid that can be sprayed on old buildings.',
    'Other groups follow different paths. In Britain, trial walls beside a road in Wales were fitted with strips of plastic that shrink when heated by an electric current and pull the crack shut. Elsewhere researchers have tried hollow glass threads filled with glue, and a network of thin channels through which fresh glue can be pumped, rather like blood in a vein. Each method has its supporters. Glue in threads acts at once but only once; bacteria are slower but can act again and again, as long as food remains.',
    'Whether builders will adopt any of these depends less on science than on contracts. The firm that puts up a bridge seldom pays for mending it fifty years later, so a mixture that costs a third more is hard to sell, however much it may save the owner. Standards are another hurdle: no single test has yet been agreed for measuring how well a material heals. The first customers have consequently been those for whom access is the problem, such as owners of tunnels, water tanks and foundations below the sea, where sending in a repair crew costs more than the concrete itself.',
  ],
  groups: [
    factGroup([
      ['Engineers regard the presence of fine cracks in concrete as normal.', 'TRUE'],
      ['Rust occupies less space than the steel from which it forms.', 'FALSE'],
      ['Roman builders added lumps of lime in order to make their mortar last longer.', 'NOT GIVEN'],
      ['The bacteria that Jonkers was looking for had to be able to survive without oxygen.', 'TRUE'],
      ['The clay pellets made the concrete stronger.', 'FALSE'],
      ['A crack that has been filled by bacteria becomes invisible.', 'NOT GIVEN'],
    ]),
    gapGroup('sentence_completion', null, 1, [
      ['Concrete is combined with _____ because it does not resist stretching well.', 'steel'],
      ['About eight per cent of human carbon dioxide emissions come from making _____.', 'cement'],
      ['The natural healing of concrete becomes less effective as the material _____.', 'ages'],
      ['When the bacteria feed, they produce _____, which closes the crack.', 'limestone'],
      ['The price has come down since the bacteria were given a food based on _____.', 'sugar'],
      ['In a trial in Wales, cracks were closed by strips of _____ that shrink when heated.', 'plastic'],
      [
        'The first to buy healing concrete have been owners of structures where _____ is difficult.',
        'access',
      ],
    ]),
  ],
})

const animalSleep = buildPassage({
  id: 'p2',
  firstQuestion: 14,
  title: 'The many ways to sleep',
  paragraphs: [
    'Sleep looks like a luxury that no wild animal can afford. A sleeping creature neither feeds nor mates, and it may be eaten. If sleep served no important purpose, one would expect evolution to have got rid of it long ago. Yet almost every animal that has been studied with care turns out to sleep, or to do something very like it. Even certain jellyfish, which do not possess a brain, pulse more slowly at night, respond sluggishly when disturbed and, if they are kept awake by jets of water, are less active the next day. Whatever sleep is for, it seems to be older than the brain itself.',
    'For most of the twentieth century, scientists identified sleep by attaching wires to the head and recording electrical activity. The method works well in a laboratory, with a cat or a student, but it tells us little about animals in the wild, and confinement changes behaviour. Sloths offer a famous example. In captivity they were found to sleep for almost sixteen hours a day, and they had long had a reputation for laziness. When miniature recorders were fixed to sloths in the forests of Panama, the figure turned out to be less than ten. Animals that are given food and have no enemies, it appears, sleep more than they need to.',
    'Life in water raises a particular difficulty. A dolphin must come to the surface to breathe, and cannot do so if it is unconscious. The solution is to sleep with one half of the brain at a time. While the left half rests, the right keeps the animal moving, and one eye stays open. After an hour or two the halves change places. Ducks use the same trick on land. When they settle in a row, the birds at the ends keep the outward eye open and one half of the brain alert, while those in the middle, protected on both sides, are more likely to sleep with both.',
    'Whether birds sleep in flight was for a long time a matter of guesswork. The question was settled in 2016 by a study of frigatebirds, which remain over the ocean for weeks although they cannot rest on the water. They do sleep on the wing, usually while circling upwards in rising air, and sometimes with the whole brain at once. But they do so for only about forty minutes a day, in naps that last some ten seconds each. Back on land the same birds sleep for over twelve hours. Why they do not rest more at sea, where nothing attacks them, is unclear; it may be that they are watching for the shoals of fish on which they live.',
    'Some animals manage with astonishingly little. Two wild elephants in Botswana, followed for a month, slept on average two hours a day and, on nights when they were disturbed by lions or poachers, not at all. Others divide their rest into crumbs. Chinstrap penguins, guarding their eggs from thieving birds and quarrelsome neighbours, doze more than ten thousand times a day for about four seconds at a time; added together, these moments come to eleven hours. Size alone explains little of this, and nor does the weight of the brain. What seems to matter most is how many hours an animal needs for eating, and how safe its bed is.',
    'What is gained in those hours, or seconds, is still debated. One proposal is that sleep tidies the mind, strengthening the connections that were useful during the day and letting others fade. A second is housekeeping in a more literal sense: fluid moving between the cells of the sleeping brain may carry away waste. A third is thrift, for an animal that lies still at an unprofitable hour saves energy. The three are not rivals. Once our remote ancestors had begun to keep still for part of the day, all manner of work could be scheduled for that time, much as a railway mends its track at night. Different species may have filled the hours in different ways.',
    'None of this should encourage us to imitate the penguin. Human beings who are allowed only short naps make mistakes at work and fall ill more often. But the animals do show that there is no single natural pattern, and some researchers suspect that our insistence on one unbroken block of eight hours is a custom of the age of electric light. Records from earlier centuries often mention a first and a second sleep with a quiet hour between them. Anyone who wakes at three in the morning may find the thought consoling.',
  ],
  groups: [
    headingGroup(
      [
        'Resting one side at a time',
        'Comfort for a restless species',
        'Why the young sleep longer than adults',
        'Too widespread to be useless',
        'Several tasks for the same hours',
        'Extremes that depend on diet and danger',
        'Findings that changed outside captivity',
        'How animals choose a place to sleep',
        'An old question answered in the air',
      ],
      ['iv', 'vii', 'i', 'ix', 'vi', 'v', 'ii'],
    ),
    dragGroup(
      'Findings about animals',
      'Drag the correct ending to each kind of animal. There are more endings than animals.',
      [
        'sleep far less at sea than on land.',
        'sleep longer in winter than in summer.',
        'show signs of sleep although they have no brain.',
        'sleep in thousands of very short episodes.',
        'sleep only while they are digesting food.',
        'sleep differently according to their place in a group.',
      ],
      [
        ['Certain jellyfish', 'show signs of sleep although they have no brain.'],
        ['Ducks', 'sleep differently according to their place in a group.'],
        ['Frigatebirds', 'sleep far less at sea than on land.'],
        ['Chinstrap penguins', 'sleep in thousands of very short episodes.'],
      ],
    ),
    multipleChoiceGroup(
      'Which TWO possible purposes of sleep does the writer mention?',
      [
        'controlling the temperature of the body',
        'helping muscles to grow',
        'removing waste from the brain',
        'using less energy',
        'protecting the eyes from light',
      ],
      ['C', 'D'],
    ),
  ],
})

const queues = buildPassage({
  id: 'p3',
  firstQuestion: 27,
  title: 'Standing in line',
  paragraphs: [
    'Few people can say how many hours they spent in queues last year, and most would rather not be told. Economists count such time as pure waste. Engineers treat it as a problem of flow, no different from water in a pipe. Psychologists, who arrived on the scene last, have come to the odd conclusion that the length of a wait and the misery it causes are only loosely connected. All three are right, and an organisation that listens to only one of them will usually annoy its customers.',
    'The engineers’ story begins in Copenhagen in the years before the First World War, when Agner Krarup Erlang, a mathematician employed by the telephone company, was asked how many lines and operators an exchange needed. Calls arrive at random. If there are exactly enough staff for the average number, then any bunch of calls will create a backlog that takes a long time to clear, because there is never a slack moment for catching up. Erlang’s work showed how quickly delays mount as a system approaches its full capacity. The curve is gentle at first and then rises like a wall: an office that is busy for ninety-five per cent of the time has queues several times as long as one that is busy for eighty. The moral, which managers still find hard to accept, is that some idleness is the price of prompt service.',
    'The next advance was organisational. Banks and post offices used to have a separate line at every counter, and each customer gambled on which would move fastest. In the 1960s and 1970s many replaced these with a single line that fed all the counters. Since people who could see a shorter line had always tended to switch to it, the average wait was barely affected. What vanished was the bad luck of standing behind someone with forty cheques to pay in, and with it the suspicion that others were being served out of turn. In surveys, many customers say that they prefer a single line even if it makes them wait a little longer.',
    'Fairness, then, may matter more than speed, and it was this insight that brought in the psychologists. Roberta Kemp, who has spent twenty years watching people wait, describes the queue as a small society with a law of its own: first come, first served. Breaches are resented even by those who lose nothing by them. In one of her experiments an assistant pushed into queues at a railway station. People standing behind the intruder protested, as might be expected; so, in one trial out of five, did somebody standing in front, for whom the intrusion made no difference at all.',
    'Then there is the matter of attention. Time that is empty passes slowly, and the classic remedy is to fill it. The managers of an American airport are said to have received complaints about delays at baggage reclaim. They hired more handlers and brought the wait down to an average of eight minutes, but the complaints continued. An analysis showed that passengers took one minute to walk to the belt and then stood for seven. So the aircraft were parked further away and the bags sent to the most distant belt. Passengers now had to walk six times as far, and the complaints all but stopped. Mirrors beside lifts work on the same principle.',
    'Uncertainty is worse than boredom. A patient who is told to expect a delay of thirty minutes fidgets for a while and then settles; one who is told only that the doctor will be along soon remains on edge throughout. This is why theme parks put up signs announcing the time from each point. Their estimates are deliberately a little too long, so that visitors reach the front with the pleasant sense of having gained something. The final minutes colour the memory of all the rest, and a queue that speeds up towards its end is recalled more kindly than one of the same length that slows down.',
    'It would be wrong to conclude that waiting is all in the mind. A firm that paints its walls a soothing green while leaving half of the counters closed is treating the symptom, and its customers will notice. Nor is the queue always something to be abolished. Where goods are scarce, the alternatives are to sell them to the richest or to hand them to the best connected; by comparison, a line in which a judge stands behind a cleaner has a certain nobility. The best advice is perhaps to borrow from all three professions. Keep some capacity in reserve, serve people in the order in which they came, and tell them the truth, rounded up.',
  ],
  groups: [
    choiceGroup(
      'What does the writer suggest in the first paragraph?',
      [
        'People believe that they spend longer in queues than they do.',
        'Each of three professions understands a part of the problem.',
        'Economists were the first to study queues.',
        'The longest waits are always the most unpleasant.',
      ],
      'B',
    ),
    choiceGroup(
      'What did Erlang’s work show?',
      [
        'Calls reach an exchange at regular intervals.',
        'Operators work more quickly after a rest.',
        'It is enough to employ staff for the average number of calls.',
        'Delays grow steeply once a system is almost fully used.',
      ],
      'D',
    ),
    choiceGroup(
      'In banks and post offices, the change to a single line',
      [
        'made it possible to close some of the counters.',
        'greatly reduced the average wait.',
        'made waiting seem fairer.',
        'was unpopular with customers at first.',
      ],
      'C',
    ),
    choiceGroup(
      'How did the airport deal with the complaints in the end?',
      [
        'Passengers spent more of the time walking.',
        'More people were employed to handle bags.',
        'Mirrors were put up near the baggage belt.',
        'The bags were brought to a nearer belt.',
      ],
      'A',
    ),
    clueGroup(
      'What makes a wait unpleasant',
      [
        'accurate',
        'arrival',
        'boredom',
        'exaggerated',
        'importance',
        'loss',
        'memory',
        'mirrors',
        'noise',
        'screens',
      ],
      [
        [
          'Kemp compares a queue to a small society in which people are served in the order of their _____.',
          'arrival',
        ],
        ['Its members object to an intruder even when they suffer no _____ themselves.', 'loss'],
        ['Time seems longer when it is empty, which is why _____ may be found beside lifts.', 'mirrors'],
        ['Not knowing how long a delay will last causes more distress than _____ does.', 'boredom'],
        ['At theme parks the waiting times that are displayed are slightly _____ on purpose.', 'exaggerated'],
        ['How a wait ends has a strong influence on a person’s _____ of the whole.', 'memory'],
      ],
    ),
    featureGroup(
      'Endings',
      'Complete each sentence with the correct ending, A–F.',
      [
        'is unable to relax.',
        'can expect to pay a higher price.',
        'depends less on luck.',
        'will have long queues.',
        'does not deal with the cause of the problem.',
        'is likely to be served by an expert.',
      ],
      [
        ['An office whose staff are hardly ever idle', 'D'],
        ['A customer who joins a line that feeds all the counters', 'C'],
        ['A patient who is told that the doctor will come soon', 'A'],
        ['A firm that redecorates but keeps its counters closed', 'E'],
      ],
    ),
  ],
})

export const readingLiveWinter: SeedMock = {
  book: null,
  name: 'Winter live mock 2026: Academic Reading',
  type: 'academic',
  section: 'reading',
  mock_type: 'live',
  status: 'published',
  start_time: '2026-12-12T09:00:00Z',
  end_time: '2026-12-12T10:00:00Z',
  duration: 60,
  total_question: 40,
  total_marks: 40,
  fee: 7.5,
  chances: 1,
  description:
    'All candidates sit this paper at the same time. Three passages on healing concrete, sleep in animals and the study of queues.',
  instruction:
    'The paper opens and closes at the times shown. You can sit it once. Answer all 40 questions in 60 minutes; what you have answered when the time is up is submitted.',
  tips_for_success:
    'Sign in ten minutes early and check your connection. Answer every question: a wrong answer costs nothing, and a guess may be right.',
  reading_questions: { passages: [healingConcrete, animalSleep, queues] },
}
