/** Texts written for the tests, each laid out in another way. */

const kites = `READING PASSAGE 1
You should spend about 20 minutes on Questions 1–7, which are based on Reading Passage 1 below.

The kite that crossed a gorge

A   In the winter of 1848 a boy of fifteen flew a kite over the gorge. The string that he left on the far bank was thin, but a thicker cord was tied to it the next day.

B   Engineers pulled a rope over with the cord, and a cable with the rope. Within a month a basket carried workers from one side to the other.

C   The bridge that followed stood for decades. Nobody kept the kite, and its prize of ten dollars is all that the records name.

Questions 1–4
Do the following statements agree with the information given in Reading Passage 1?
In boxes 1–4 on your answer sheet, write
TRUE          if the statement agrees with the information
FALSE         if the statement contradicts the information
NOT GIVEN     if there is no information on this

1   The boy was older than twenty.
2   The first string was thin.
3   The boy's family lived by the gorge.
4   The kite is in a museum.

Questions 5–7
Complete the notes below.
Choose ONE WORD ONLY from the passage for each answer.

Crossing the gorge
• a cord was tied to the 5 ………… on the far bank
• workers travelled in a 6 …………
• the 7 ………… was ten dollars

ANSWER KEY
1 FALSE
2 TRUE
3 NOT GIVEN
4 FALSE
5 string
6 basket
7 prize`

const wells = `READING PASSAGE 2
Questions 14-17
Reading Passage 2 has five paragraphs, A-E.
Choose the correct heading for paragraphs B-E from the list of headings below.
Write the correct number, i-vii, in boxes 14-17 on your answer sheet.

List of Headings
i     A well that nobody owned
ii    Digging by hand
iii   How deep is deep enough
iv    Water carried by women
v     The price of a rope
vi    A map of dry years
vii   What the pump replaced

Example          Answer
Paragraph A      ii

14   Paragraph B
15   Paragraph C
16   Paragraph D
17   Paragraph E

Wells of the dry coast
A
Before there were drills every well was dug with a short spade, and a family that dug one worked at it for most of a season, taking turns in the shaft and at the basket.

B
Depth was measured in men. A well of seven men was thought to be safe in all but the worst of years, and a well of four men was thought to be a pond with a hat on.

C
The rope cost more than the bucket, and in villages without hemp it cost more than the digging, so that ropes were lent by the day and paid for in eggs or in labour.

D
Some wells belonged to no one. A stone with a cut in it showed that strangers might draw, and the village that closed such a well was spoken of for a generation.

E
The hand pump came with the railway. It ended the queue and the talk in the queue, and there are people who say that the second loss was greater than the first gain.

Answers:
14 iii    15 v
16 i      17 vii`

const wrapped = `Paper from stone
In the hills above the port a small mill makes paper without trees. It
grinds the waste of a quarry into powder, mixes the powder with a resin
and presses it into sheets that water does not soften.
The first buyers were sailors, who wanted charts that could be read in
rain. Schools followed, because the sheets do not tear, and then a
printer of menus.
Critics point out that the resin is made from oil. The mill answers that
its sheets can be melted and pressed again, and that nobody has yet
counted how often.
Page 3
Questions 1-2
Choose the correct letter, A, B, C or D.
1 What is the paper of the mill made from?
A trees that fell in storms
B waste of a quarry
C old charts
D sand from the port
2 What do critics say about the paper, in
the view of the writer?
A It is too dear.
B It tears
when it is wet.
C Its resin is made from oil.
D It cannot be printed on.`

const inline = `SECTION 1

Night buses

The first night bus ran for the bakers. It left the square at two and came back empty at three, and for a year it cost the town more than the street lamps did.

Then the hospital changed its shifts. Nurses filled the two o'clock bus, students the one after it, and the council doubled the service.

Questions 8 and 9
Choose TWO letters, A–E.
Which TWO groups used the night bus, according to the text?
A bakers\tB nurses\tC tourists
D taxi drivers\tE dancers

Question 10
Choose the correct letter, A, B, C or D.
10. What did the council do in the end?
A. It raised the fare.  B. It stopped the bus.  C. It ran more buses.  D. It sold the lamps.

KEY
8/9 A, B (in either order)
10 C`

const views = `Passage 3: The case for slow trains

Fast trains have made the distance shorter and the journey longer, writes the geographer Ines Moreau, because nobody counts the hour that is spent in a station at the edge of the town.

Her colleague Paul Adeyemi disagrees. He has counted it, and found it to be eleven minutes on the average.

For Lotte Brandt, who plans timetables, the question is another one: whether a train that stops in small towns is a train at all, or a bus that has been given rails.

Questions 27 to 29
Do the following statements agree with the views of the writer in Reading Passage 3?
Write
YES if the statement agrees with the views of the writer
NO if the statement contradicts the views of the writer
NOT GIVEN if it is impossible to say what the writer thinks about this
27 Stations at the edge of a town cost time.
28 Slow trains are cheaper to run.
29 Timetables should be simpler.

Questions 30–32
Look at the following statements and the list of people below.
Match each statement with the correct person, A, B or C.
NB You may use any letter more than once.
30 The time in stations is shorter than people think.
31 A train is more than its rails.
32 A journey has become longer.
List of People
A Ines Moreau
B Paul Adeyemi
C Lotte Brandt

Answer key
27. YES 28. NOT GIVEN 29. NOT GIVEN
30. B 31. C 32. A`

const summary = `READING PASSAGE 2

How ice was kept

Ice was packed in sawdust and stored in houses with double walls. Ships carried it in winter, when the holds were empty, and the towns of the south paid for it by the pound. When machines began to make ice the trade ended within ten years.

Questions 18–21
Complete the summary using the list of words, A–G, below.

Natural ice was kept cold with (18) ________ in buildings that had thick (19) ________. It travelled
by (20) ________ because there was room. The trade came to an end with (21) ________.

A straw      B sawdust      C roofs
D walls      E ship         F rail
G machines

Questions 22-23
Complete the summary below.
Choose NO MORE THAN TWO WORDS from the passage for each answer.
Towns in the south bought ice by the 22 ______. After the first machines the trade lasted for ten 23 ______ only.

Answer key
18 B
19 D
20 E
21 G
22 pound
23 years`

const endings = `PART 2

Letters from the observatory

A  The observatory opened in a year without clouds. Its first director wrote home that there was nothing to complain of but the stairs.

B  In the second winter the dome froze. Two assistants warmed it with lamps, and the letters speak of little else.

C  The comet of the third year made the place famous. Visitors came by cart, and a room was built for them.

Questions 33–35
The text has three paragraphs, A–C.
Which paragraph contains the following information?
Write the correct letter, A–C.
33 a problem that was caused by the weather
34 the reason for a new room
35 a complaint about the building

Questions 36–38
Complete each sentence with the correct ending, A–F, below.
36 The first director complained
37 The assistants worked
38 The visitors travelled
A by cart.
B by night train.
C about the stairs.
D with lamps.
E in pairs of three.
F about the food.`

const table = `Reading Passage 1

Three ways to dry fish

Cod is hung on racks in the wind for three months. Herring is smoked over alder for two days. Sardines are laid on straw in the sun, and turned by hand every hour.

Questions 1–3
Complete the table below.
Choose NO MORE THAN ONE WORD from the passage for each answer.

Fish\tMethod\tTime
Cod\thung on 1 ______\tthree months
Herring\tsmoked over 2 ______\ttwo days
Sardines\tlaid on 3 ______\ta day

Questions 4–5
Complete the flow-chart below. Choose ONE WORD ONLY from the passage for each answer.
The fish is caught
↓
It is laid in the 4 .........
↓
It is turned by 5 .........

Questions 6–7
Label the diagram below.
Choose ONE WORD ONLY from the passage for each answer.
6 ............
7 ............

Solutions
1 racks
2 alder
3 straw
4 sun
5 hand
6 rack / racks
7 (the) wind`

const headless = `The owl clock

For two hundred years the tower has had an owl in place of a bell. It is made of tin, and it turns its head at noon.

Nobody knows who built it. The oldest bill is for oil, and it is dated 1811, which says only that the owl needed oil by then.

Do the following statements agree with the text?
1. The owl is made of wood. (TRUE / FALSE / NOT GIVEN)
2. The owl moves at noon. (TRUE / FALSE / NOT GIVEN)
3. The owl was paid for by the town. (TRUE / FALSE / NOT GIVEN)

Questions 4–5
Answer the questions below.
Choose NO MORE THAN THREE WORDS AND/OR A NUMBER from the passage for each answer.
4. What is the oldest bill for?
5. What does the owl turn?

Answers
1) FALSE 2) TRUE 3) NOT GIVEN
4) oil
5) its head OR head`

const questionsOnly = `Questions 1 – 3
Do the following statements agree with the information in the passage?
1
The harbour froze every year.
2
Tolls were paid in salt.
3
The lighthouse was built first.

Bring two pencils and a ruler.

Questions 4 – 6
Complete the sentences below. Use NO MORE THAN TWO WORDS for each answer.
4 Ships waited for the _______ before they left.
5 Salt was kept in _______ .
6 A keeper earned _______ a month.

Answer Key
1
T
2
F
3
NG
4\ttide
5\tstone jars
6\t12 coins; twelve coins
see also page 90`

export const printedTests = {
  kites,
  wells,
  wrapped,
  inline,
  views,
  summary,
  endings,
  table,
  headless,
  questionsOnly,
}
