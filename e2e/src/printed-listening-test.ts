/** A whole listening test of 40 questions as it stands on paper, written for the stories. */

const partOne = `PART 1
Questions 1–10
Complete the notes below.
Write ONE WORD AND/OR A NUMBER for each answer.

Hiring a rowing boat
• Boats are hired by the 1 ............
• The deposit is 2 ............ pounds
• Each boat has room for 3 ............ people
• The smallest child needs a 4 ............
• The jetty is behind the 5 ............
• Bring a second pair of 6 ............
• No boats go out in 7 ............
• The lake closes at 8 ............
• Dogs travel in the 9 ............
• Pay at the 10 ............`

const partTwo = `PART 2
Questions 11–15
Choose the correct letter, A, B or C.

11 The garden was first planted by
A a school.
B a monastery.
C a railway company.

12 The wall was built to keep out
A deer.
B the wind.
C the neighbours.

13 Visitors may pick
A apples.
B herbs.
C nothing.

14 The pond was dug in
A spring.
B summer.
C autumn.

15 Volunteers meet on
A Mondays.
B Thursdays.
C Saturdays.

Questions 16–20
What does the guide say about each part of the garden?
Choose FIVE answers from the box and write the correct letter, A–G, next to questions 16–20.

A It is closed in winter.
B It was designed by a painter.
C It is watered with rain alone.
D It has the oldest tree.
E It is looked after by children.
F It feeds the kitchen.
G It is lit at night.

16 the glass house
17 the orchard
18 the moss bank
19 the herb beds
20 the long walk`

const partThree = `PART 3
Questions 21–22
Choose TWO letters, A–E.
Which TWO things did the students change in their survey?
A the number of questions
B the order of questions
C the language
D the reward
E the place

Questions 23–24
Choose TWO letters, A–E.
Which TWO answers surprised them?
A how few people walked
B how long people waited
C who carried the bags
D what people read
E when the trains were full

Questions 25–30
Complete the sentences below.
Write NO MORE THAN TWO WORDS for each answer.

25 The tutor asks for a clearer ............ on the first page.
26 The results are shown in a ............ instead of a table.
27 Both students found the ............ hard to write.
28 The survey was paid for by the ............
29 They will repeat it in the ............
30 The report goes to the ............ first.`

const partFour = `PART 4
Questions 31–40
Complete the notes below.
Write ONE WORD ONLY for each answer.

The story of the bicycle bell
• Early riders carried a 31 ............ instead
• The first bells were made by a maker of 32 ............
• A spring turned a small 33 ............
• The sound had to be heard over 34 ............
• In cities a law asked for a 35 ............
• Postmen rang it to announce a 36 ............
• In the war the metal went into 37 ............
• Plastic was tried and 38 ............
• Today bells are bought for their 39 ............
• Some riders prefer their 40 ............`

/** By the number of the question, from the first; letters of a set in the order of the alphabet. */
const answers = [
  ...['hour', '20', '4', 'lifejacket', 'café', 'socks', 'fog', '7', 'front', 'kiosk'],
  ...['B', 'B', 'C', 'C', 'B'],
  ...['A', 'D', 'C', 'F', 'B'],
  ...['B', 'E'],
  ...['A', 'D'],
  ...['title', 'chart', 'conclusion', 'railway', 'new year', 'town council'],
  ...['whistle', 'clocks', 'hammer', 'horses', 'bell', 'telegram', 'shells', 'forgotten', 'colour', 'voice'],
]

const key = answers.map((answer, index) => `${index + 1} ${answer}`).join('\n')

export const printedListeningTest = {
  text: `${[partOne, partTwo, partThree, partFour].join('\n\n')}\n\nANSWER KEY\n${key}\n`,
  answers,
}
