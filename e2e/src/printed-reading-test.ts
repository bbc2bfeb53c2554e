/** A complete printed reading test of 40 questions, written for the stories. */

const passageOne = `READING PASSAGE 1
You should spend about 20 minutes on Questions 1–13, which are based on Reading Passage 1 below.

The lamps of the harbour

When the town bought its first forty lamps in 1820 they burned whale oil, and a man with a ladder lit each of them by hand. He was paid by the lamp, and he began an hour before dusk so that the last one was burning when it was dark.

Gas came with the railway. Pipes were laid under the quay by a company from the capital, and the ladder was kept only for cleaning the glass. Sailors complained of the light: it hid the stars, they said, and a ship that came in late saw nothing of the coast but a glow.

The council answered with a tower. It stood on the breakwater and carried a lens of the size of a door, which a clock turned once a minute. The clock was wound with a handle, and the keeper who wound it slept in a room below, on a bed that was built into the wall.

In the last years of the century the town tried electric lamps. They were brighter and they failed in storms, and for a decade the keeper had both: current for fair nights, and a tank of oil for the others. The tank is still there, and a fern grows in it.

Questions 1–6
Do the following statements agree with the information given in Reading Passage 1?
In boxes 1–6 on your answer sheet, write
TRUE if the statement agrees with the information
FALSE if the statement contradicts the information
NOT GIVEN if there is no information on this
1 The first lamps burned whale oil.
2 The man with the ladder was paid by the hour.
3 The ladder was made in the town.
4 Sailors welcomed the light of gas.
5 The lens was turned by a clock.
6 The keeper had a family.

Questions 7–13
Complete the notes below.
Choose ONE WORD ONLY from the passage for each answer.

Light in the harbour
• the first lamps were lit by hand, from a 7 ............
• gas was brought by the 8 ............
• pipes ran under the 9 ............
• at night the light hid the 10 ............
• the tower stood on the 11 ............
• the clock was wound with a 12 ............
• today a 13 ............ grows in the tank`

const passageTwo = `READING PASSAGE 2

Questions 14–19
Reading Passage 2 has six paragraphs, A–F.
Choose the correct heading for each paragraph from the list of headings below.

List of Headings
i Bees that were moved by night
ii A harvest without fruit
iii The price of a queen
iv What the roof gardens changed
v Counting flights with a camera
vi Honey as a map
vii A law about noise
viii Neighbours who learned to share

14 Paragraph A
15 Paragraph B
16 Paragraph C
17 Paragraph D
18 Paragraph E
19 Paragraph F

Bees above the street

A In the spring of that year the orchards at the edge of the city flowered and set nothing at all. The growers walked under the trees in June and found no fruit, and it was a child who said that she had not been stung once.

B A beekeeper offered to help, and he had one condition: that the hives should travel when the bees were asleep. So the carts went through the city after midnight, and people who could not sleep heard them hum as they passed under the windows.

C The hives were put where there was room, and in the city there was room on the roofs. Tenants planted thyme and clover in boxes to feed the bees, and within two summers the roofs had more flowers than the parks had, and cooler rooms below them.

D Not everyone was pleased with the boxes, which dripped on the balconies below. A meeting was held in a school. It ended with a list of watering days that all the tenants signed, and the list hangs in some of the stairways to this day.

E A student put a camera at the mouth of a hive and let it count. The bees flew out more often before rain than after it, and they made their longest flights in August, when the lime trees had finished and there was little left to find.

F The honey itself told more. Under a microscope each jar showed pollen from the streets around its hive, and from forty jars the student drew a plan of the gardens of the city, including some that had been hidden behind walls for years.

Questions 20 and 21
Choose TWO letters, A–E.
Which TWO things did the tenants do, according to the passage?
A They planted clover.
B They bought a camera.
C They signed a list.
D They moved the hives.
E They sold honey.

Questions 22–26
Complete the summary below.
Choose ONE WORD ONLY from the passage for each answer.

The trouble began when the trees set no (22) ______ and a (23) ______ noticed that there were no bees. Hives were brought after (24) ______ and stood on the roofs. A camera showed that bees flew most before (25) ______. The (26) ______ in the honey showed where they had been.`

const passageThree = `READING PASSAGE 3

In praise of the detour

The shortest way is a habit of the century before ours, the geographer Ruth Amadi argues, and like most habits it was once a reason. Coal had to be carried, and coal is heavy. Nobody would now carry coal past a lake in order to look at the lake.

People are another matter. When a bridge was closed for a year the walkers of one town were made to go round by the mill. Asked at the end of it, two in three wished to go on doing so. They had met neighbours there, they said, and they had arrived with something to tell.

Amadi does not want the bridge pulled down. She wants it to be one way among several, and she thinks that maps which show one line alone have taken a decision that is not theirs. A map should offer a reader the long way with the same calm as the short one.

Her critics call this a luxury. Those who are late, they say, do not choose. She grants it, and answers that fewer people are late than believe it, and that a town that is built for those who are late will soon have no others.

Questions 27–30
Choose the correct letter, A, B, C or D.
27 Why does the writer mention coal?
A to show why short ways once mattered
B to praise the railways
C to describe a lake
D to explain the price of bridges
28 What happened when the bridge was closed?
A The mill was opened to visitors.
B Walkers took a longer way.
C Two in three people moved.
D A new map was printed.
29 What does Amadi think of the bridge?
A It should be closed for good.
B It should be one of several ways.
C It should be wider.
D It should be free of cars.
30 What do her critics say?
A Maps are too dear.
B Nobody reads maps.
C People who are late have no choice.
D The long way is dangerous.

Questions 31–35
Do the following statements agree with the views of the writer in Reading Passage 3?
Write
YES if the statement agrees with the views of the writer
NO if the statement contradicts the views of the writer
NOT GIVEN if it is impossible to say what the writer thinks about this
31 The shortest way was once sensible.
32 The bridge should be pulled down.
33 Walkers are healthier than drivers.
34 Maps should show more than one way.
35 Most towns have too many bridges.

Questions 36–40
Complete each sentence with the correct ending, A–G, below.
36 Coal is
37 The walkers had met
38 A map should offer
39 Those who are late
40 A town that is built for those who are late
A neighbours on the way.
B a long way as calmly as a short one.
C do not choose.
D too heavy to be carried past a lake.
E will have no others.
F a lake without a mill.
G the end of a century.`

const answers = [
  ...['TRUE', 'FALSE', 'NOT GIVEN', 'FALSE', 'TRUE', 'NOT GIVEN'],
  ...['ladder', 'railway', 'quay', 'stars', 'breakwater', 'handle', 'fern'],
  ...['ii', 'i', 'iv', 'viii', 'v', 'vi'],
  ...['A', 'C'],
  ...['fruit', 'child', 'midnight', 'rain', 'pollen'],
  ...['A', 'B', 'B', 'C'],
  ...['YES', 'NO', 'NOT GIVEN', 'YES', 'NOT GIVEN'],
  ...['D', 'A', 'B', 'C', 'E'],
]

export const printedReadingTest = {
  text: [
    passageOne,
    passageTwo,
    passageThree,
    `ANSWER KEY\n${answers.map((answer, index) => `${index + 1} ${answer}`).join('\n')}`,
  ].join('\n\n'),
  answers,
}
