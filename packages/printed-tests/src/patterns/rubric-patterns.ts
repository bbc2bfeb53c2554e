/** Lines about the paper itself, for candidates and classes. */
export const rubricPatterns = {
  timeAdvised: {
    pattern: /you (?:should|are advised to) spend/i,
    example: 'You should spend about 20 minutes on Questions 1–13',
  },
  timeToSpend: {
    pattern: /^spend (?:about |approximately |no more than )?\d{1,2} minutes\b/i,
    example: 'Spend about 20 minutes on this task',
  },
  basedOn: {
    pattern: /(?:is|are) based on (?:the )?(?:reading |text|following |passage)/i,
    example: 'which are based on Reading Passage 1',
  },
  passageBelow: {
    pattern: /^passage \d below\.?$/i,
    example: 'Passage 1 below.',
  },
  answerSheet: {
    pattern:
      /^(?:you should )?write (?!no more|one|two|three|true|yes|(?:[a-z]+ ){1,3}letters? [A-Z],)[^.]*on your answer sheet\.?$/i,
    example: 'Write your answers in boxes 1–4 on your answer sheet.',
  },
  boxes: {
    pattern: /^in boxes\b.*on your answer sheet/i,
    example: 'In boxes 1–4 on your answer sheet',
  },
  turnOver: {
    pattern: /turn over/i,
    example: 'Please turn over',
  },
  turnPage: {
    pattern: /^(?:now )?turn to the next page/i,
    example: 'Now turn to the next page',
  },
  timeAllowed: {
    pattern:
      /^(?:you have|allow yourself|time(?: allowed)?:?) (?:about |approximately )?\d{1,3} (?:minutes|mins?)\b[^.]{0,40}\.?$/i,
    example: 'Time allowed: 60 minutes',
  },
  page: {
    pattern: /^page \d+/i,
    example: 'Page 12',
  },
  test: {
    pattern: /^test \d+$/i,
    example: 'Test 3',
  },
  paper: {
    pattern:
      /^(?:(?:ielts|academic|general training|test \d|practice)\s)*(?:reading|listening)(?: test| paper)?(?: (?:\d+|[A-H]))?(?:\s?[-–—,:]?\s?(?:section|part)\s\d)?$/i,
    example: 'IELTS Academic Reading Test 2',
  },
  course: {
    pattern:
      /^(?:reading|listening)\s?[-–—].*\b(?:level|class|unit|practice|tests?|homework|worksheet)\b.{0,20}$/i,
    example: 'Reading – level B2',
  },
  picture: {
    pattern:
      /^(?:map|plan|diagram|picture|image)$|^[[(][^\])]{0,40}\b(?:map|plan|diagram|picture|image|photo)\b[^\])]{0,60}[\])]$/i,
    example: '[Map: see page 4]',
  },
  readText: {
    pattern:
      /^(?:\d[.)]?\s|(?:exercise|ex|task|part)\.?\s[\dA-H][.:)]?\s)?read (?:the|this) (?:text|passage|article|story)[^.]*\.(?:\s?\([^)]*\)|\s(?:is|are|was|does|do|did)\s[^.?!]{1,90}\?)?$/i,
    example: 'Exercise 1. Read the text below.',
  },
  partName: {
    pattern: /^part\s[A-H\d]\s?[.:–—-]\s?(?:reading|listening)(?: (?:text|comprehension))?[.:]?$/i,
    example: 'Part B: Reading comprehension',
  },
  readFirst: {
    pattern: /^please read\b.{0,80}\bquestions\b/i,
    example: 'Please read the text before you answer the questions',
  },
  questions: {
    pattern: /^questions:?$/i,
    example: 'Questions:',
  },
  warmUp: {
    pattern: /^(?:before|while|after) you (?:read|listen|start|begin|answer)(?:\b.{0,80}[.:?!…)])?$/i,
    example: 'Before you read: talk about boats.',
  },
  tip: {
    pattern: /^tips?\s?[:–-]\s.{0,190}$/i,
    example: 'Tip: the words are usually nouns.',
  },
  answersElsewhere: {
    pattern:
      /^[[(]?(?:the )?(?:answers?|answer keys?|keys?|solutions?) (?:(?:are|is|can be found|will be found|see) )?(?:(?:on|at|in|see) )?(?:the )?(?:page|p\.|pp\.|back of|end of|bottom of) ?(?:\d{1,3}|the (?:book|unit|page|sheet|paper|magazine|issue))[\])]?\.?$/i,
    example: 'Answers are on page 15',
  },
  pairWork: {
    pattern:
      /^(?:ask|tell|talk (?:to|with)|discuss with|work with|compare with) (?:your|a|the person next to you) ?(?:neighbou?rs?|partners?|classmates?|friend|group)?\b.{0,120}$/i,
    example: 'Discuss with your partner what you know.',
  },
  website: {
    pattern:
      /^(?:advertisements?|skip to (?:main )?content|share this:?|leave a (?:reply|comment)|\d{1,4} comments?|posted (?:on|by)\b.{0,60}|click\b.{0,30}\banswers?\b.{0,20}|[[(]?(?:check|show|hide|see|view) (?:the |my )?answers?\W{0,3})$/i,
    example: 'Leave a comment',
  },
  sheetFields: {
    pattern:
      /\b(?:name|class|date|teacher|student|group|score|points|candidate(?: no\.?)?|marks?)(?=\s?[:_])/gi,
    example: 'Name: ____ Class: ____',
  },
  nameAtEnd: {
    pattern: /\tname\s?:\s?_{0,40}$/i,
    example: 'Unit 4, Food\tName:',
  },
  sheetField: {
    pattern:
      /^(?:candidate|student|your name|class|teacher|score|marks?)\s?:\s?(?:_{2,60}|\.{3,80}|…{1,40})$/i,
    example: 'Student: ________',
  },
  menu: {
    pattern: /^(?:[A-Z][a-z]{1,15}[\s|]{1,3}){2,8}(?:Log|Sign) (?:in|up)$/,
    example: 'Reading Listening Writing Log in',
  },
  score: {
    pattern: /\b(?:marks?|score|points|total)\s?:?\s?_{2,20}\s?\/\s?\d{1,3}$/i,
    example: 'Score: ___ / 15',
  },
  blankField: {
    pattern: /^\p{L}[\p{L} ]{1,24}:\s?(?:_{2,60}|\.{3,80}|…{1,40})(?:\s?\/\s?\d{1,3})?$/u,
    example: 'Punti: ...... /15',
  },
  worksheetName: {
    pattern:
      /\b(?:reading|listening) (?:quiz|worksheet|homework|exam|pack)\b(?!:\s\S)|^listening practice\b/i,
    example: 'B2 – Reading quiz',
  },
  testWord: {
    pattern: /\b(?:reading|listening|ielts|test)\b/i,
    example: 'ACADEMIC READING   Practice Test 7',
  },
  testName: {
    pattern:
      /^(?:(?:ielts|academic|general|training|reading|listening|practice|mock|mini|tests?|paper|module|passage|part|section|sample|full|\d{1,3}|[-–—:|,])(?:\s+|$))+$/i,
    example: 'ACADEMIC READING   Practice Test 7',
  },
  sectionName: {
    pattern: /^(?:ielts\s)?(?:academic\s|general training\s)?(?:reading|listening)(?:\stest|\spaper)?$/i,
    example: 'IELTS Academic Reading',
  },
}

const rubrics = [
  rubricPatterns.timeAdvised.pattern,
  rubricPatterns.timeToSpend.pattern,
  rubricPatterns.basedOn.pattern,
  rubricPatterns.passageBelow.pattern,
  rubricPatterns.answerSheet.pattern,
  rubricPatterns.boxes.pattern,
  rubricPatterns.turnOver.pattern,
  rubricPatterns.turnPage.pattern,
  rubricPatterns.timeAllowed.pattern,
  rubricPatterns.page.pattern,
  rubricPatterns.test.pattern,
  rubricPatterns.paper.pattern,
  rubricPatterns.course.pattern,
  rubricPatterns.picture.pattern,
  rubricPatterns.readText.pattern,
  rubricPatterns.partName.pattern,
  rubricPatterns.readFirst.pattern,
  rubricPatterns.questions.pattern,
  rubricPatterns.warmUp.pattern,
  rubricPatterns.tip.pattern,
  rubricPatterns.answersElsewhere.pattern,
  rubricPatterns.pairWork.pattern,
  rubricPatterns.website.pattern,
]

/** “Name: ____ Class: ____” */
const isSheetHead = (text: string): boolean =>
  ((text.match(rubricPatterns.sheetFields.pattern)?.length ?? 0) > 1 && text.includes('__')) ||
  rubricPatterns.nameAtEnd.pattern.test(text) ||
  rubricPatterns.sheetField.pattern.test(text) ||
  areBlankFields(text) ||
  // The menu of a page.
  rubricPatterns.menu.pattern.test(text) ||
  rubricPatterns.score.pattern.test(text)

/** “Nome: ......   Data: ......   Punti: ...... /15”, in whatever language. */
function areBlankFields(text: string): boolean {
  const cells = text.split('\t')
  return cells.length > 1 && cells.every((cell) => rubricPatterns.blankField.pattern.test(cell))
}

/** “ACADEMIC READING   Practice Test 7”, “B2 – Reading quiz” */
const isTestName = (text: string): boolean =>
  (text.length < 60 && rubricPatterns.worksheetName.pattern.test(text)) ||
  (rubricPatterns.testWord.pattern.test(text) &&
    rubricPatterns.testName.pattern.test(text.replaceAll(/[()]/g, '')))

/** Whether a line is about the paper itself: time, pages, answer sheets. */
export const isRubric = (text: string): boolean =>
  text.length < 200 && (rubrics.some((rubric) => rubric.test(text)) || isSheetHead(text) || isTestName(text))

export const isSectionName = (text: string): boolean => rubricPatterns.sectionName.pattern.test(text)
