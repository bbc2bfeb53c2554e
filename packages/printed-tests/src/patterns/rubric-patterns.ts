/** Lines about the paper itself, for candidates and classes. */
export const rubricPatterns = {
  timeAdvised:
    /you (?:should|are advised to) spend|^spend (?:about |approximately |no more than )?\d{1,2} minutes\b/i,
  basedOn: /(?:is|are) based on (?:the )?(?:reading |text|following |passage)/i,
  passageBelow: /^passage \d below\.?$/i,
  answerSheet:
    /^(?:you should )?write (?!no more|one|two|three|true|yes|(?:[a-z]+ ){1,3}letters? [A-Z],)[^.]*on your answer sheet\.?$/i,
  boxes: /^in boxes\b.*on your answer sheet/i,
  cover:
    /^(?:instructions(?: to candidates)?:?$|do not open\b|write your (?:answers in (?:pencil|pen|ink)|name)\b|you will hear each\b|there are \d{1,2} questions\b|each (?:question|correct answer) (?:carries|scores|is worth)\b)/i,
  end: /^end of (?:the )?(?:academic |ielts |general training )?(?:reading |listening )?(?:test|paper|exam(?:ination)?|questions)\b.{0,20}$/i,
  turnOver: /turn over|^(?:now )?turn to the next page/i,
  timeAllowed:
    /^(?:you have|allow yourself|time(?: allowed)?:?) (?:about |approximately )?\d{1,3} (?:minutes|mins?)\b[^.]{0,40}\.?$/i,
  page: /^page \d+/i,
  test: /^(?:test (?:\d+|one|two|three|four|five|six)|passage \d{2})$/i,
  paper:
    /^(?:(?:ielts|academic|general training|test \d|practice)\s)*(?:reading|listening)(?: test| paper)?(?: (?:\d+|[A-H]))?(?:\s?[-–—,:]?\s?(?:section|part)\s\d)?$/i,
  course:
    /^(?:reading|listening)\s?[-–—].*\b(?:level|class|unit|practice|tests?|homework|worksheet)\b.{0,20}$/i,
  picture:
    /^(?:map|plan|diagram|picture|image)$|^[[(](?:[^\])]{0,40}(?<!\p{L}))?(?:map|plan|diagram|picture|image|photo|di(?:segno|bujo)|dessin|desenho|schéma|bild|abbildung|rys(?:unek)?|рис(?:унок)?|图片)(?!\p{L})[^\])]{0,60}[\])]$/iu,
  readText:
    /^(?:\d[.)]?\s|(?:exercise|ex|task|part)\.?\s[\dA-H][.:)]?\s)?read (?:the|this) (?:text|passage|article|story)[^.]*\.(?:\s?\([^)]*\)|\s(?:is|are|was|does|do|did)\s[^.?!]{1,90}\?)?$/i,
  partName: /^part\s[A-H\d]\s?[.:–—-]\s?(?:reading|listening)(?: (?:text|comprehension))?[.:]?$/i,
  readFirst: /^please read\b.{0,80}\bquestions\b/i,
  questions: /^questions:?$/i,
  warmUp: /^(?:before|while|after) you (?:read|listen|start|begin|answer)(?:\b.{0,80}[.:?!…)])?$/i,
  tip: /^(?:tips?|homework|take home|follow-up|extension|deberes|consejo|tipp|hausaufgaben?|trabalho de casa|dica|devoirs|astuce|compiti|consiglio|praca domowa|wskazówka|bài về nhà|mẹo|ödev|ipucu|дома|домашнее задание|стратегия|совет)(?: [^:–-]{1,20})?\s?[:–-]\s.{0,190}$/i,
  answersElsewhere:
    /^[[(]?(?:the )?(?:answers?|answer keys?|keys?|solutions?) (?:(?:are|is|can be found|will be found|see) )?(?:(?:on|at|in|see) )?(?:the )?(?:page|p\.|pp\.|back of|end of|bottom of) ?(?:\d{1,3}|the (?:book|unit|page|sheet|paper|magazine|issue))[\])]?\.?$/i,
  pairWork:
    /^(?:ask|tell|talk (?:to|with)|discuss with|work with|compare with) (?:your|a|the person next to you) ?(?:neighbou?rs?|partners?|classmates?|friend|group)?\b.{0,120}$/i,
  website:
    /^(?:advertisements?|skip to (?:main )?content|share this:?|leave a (?:reply|comment)|\d{1,4} comments?|posted (?:on|by)\b.{0,60}|click\b.{0,30}\banswers?\b.{0,20}|[[(]?(?:check|show|hide|see|view) (?:the |my )?answers?\W{0,3})$/i,
}

/** Fields, menus and names on the sheet of a class. */
export const sheetPatterns = {
  sheetFields:
    /\b(?:name|class|date|teacher|student|group|score|points|candidate(?: no\.?)?|marks?)(?=\s?[:_])/gi,
  nameAtEnd: /\tname\s?:\s?_{0,40}$/i,
  sheetField:
    /^(?:candidate|student|your name|class|teacher|score|marks?)\s?:\s?(?:_{2,60}|\.{3,80}|…{1,40})$/i,
  score: /\b(?:marks?|score|points|total)\s?:?\s?_{2,20}\s?\/\s?\d{1,3}$/i,
  blankField: /^\p{L}[\p{L} ]{1,24}:\s?(?:_{2,60}|\.{3,80}|…{1,40})(?:\s?\/\s?\d{1,3})?$/u,
  worksheetName:
    /\b(?:reading|listening) (?:quiz|worksheet|homework|exam|pack)\b(?!:\s\S)|^listening practice\b/i,
  testWord: /\b(?:reading|listening|ielts|test)\b/i,
  testName:
    /^(?:(?:ielts|academic|general|training|reading|listening|practice|mock|mini|tests?|paper|module|passage|part|section|sample|full|\d{1,3}|[-–—:|,])(?:\s+|$))+$/i,
  sectionName: /^(?:ielts\s)?(?:academic\s|general training\s)?(?:reading|listening)(?:\stest|\spaper)?$/i,
}

/** “Name: ____ Class: ____” */
const isSheetHead = (text: string): boolean =>
  ((text.match(sheetPatterns.sheetFields)?.length ?? 0) > 1 && text.includes('__')) ||
  sheetPatterns.nameAtEnd.test(text) ||
  sheetPatterns.sheetField.test(text) ||
  areBlankFields(text) ||
  sheetPatterns.score.test(text)

/** “Nome: ......   Data: ......   Punti: ...... /15”, in whatever language. */
function areBlankFields(text: string): boolean {
  const cells = text.split('\t')
  return cells.length > 1 && cells.every((cell) => sheetPatterns.blankField.test(cell))
}

/** “ACADEMIC READING   Practice Test 7”, “B2 – Reading quiz” */
const isTestName = (text: string): boolean =>
  (text.length < 60 && sheetPatterns.worksheetName.test(text)) ||
  (sheetPatterns.testWord.test(text) && sheetPatterns.testName.test(text.replaceAll(/[()]/g, '')))

/** Whether a line is about the paper itself: time, pages, answer sheets. */
export const isRubric = (text: string): boolean =>
  text.length < 200 &&
  (Object.values(rubricPatterns).some((rubric) => rubric.test(text)) || isSheetHead(text) || isTestName(text))
