const rubric =
  /you (?:should|are advised to) spend|(?:is|are) based on (?:the )?(?:reading |text|following |passage)|^passage \d below\.?$|^(?:you should )?write (?!no more|one|two|three|true|yes|(?:[a-z]+ ){1,3}letters? [A-Z],)[^.]*on your answer sheet\.?$|^in boxes\b.*on your answer sheet|turn over|^page \d+|^test \d+$|^(?:(?:ielts|academic|general training|test \d|practice)\s)*(?:reading|listening)(?: test| paper)?(?: (?:\d+|[A-H]))?(?:\s?[-–—,:]?\s?(?:section|part)\s\d)?$|^(?:reading|listening)\s?[-–—].*\b(?:level|class|unit|practice|tests?|homework|worksheet)\b.{0,20}$|^\[?(?:map|plan|diagram|picture|image)\]?$|^(?:\d[.)]?\s)?read (?:the|this) (?:text|passage|article|story)[^.]*\.(?:\s?\([^)]*\))?$|^please read\b.{0,80}\bquestions\b|^questions:?$|^(?:before|while|after) you (?:read|listen)\b.{0,80}$|^(?:advertisements?|skip to (?:main )?content|share this:?|leave a (?:reply|comment)|\d{1,4} comments?|posted (?:on|by)\b.{0,60}|click\b.{0,30}\banswers?\b.{0,20}|(?:show|hide|see|view) (?:the )?answers?\W{0,3})$/i

/** “Name: ____ Class: ____” */
const isSheetHead = (text: string): boolean =>
  ((text.match(
    /\b(?:name|class|date|teacher|student|group|score|points|candidate(?: no\.?)?|marks?)(?=\s?[:_])/gi,
  )?.length ?? 0) > 1 &&
    text.includes('__')) ||
  /\tname\s?:\s?_{2,40}$/i.test(text) ||
  /\b(?:marks?|score|points|total)\s?:?\s?_{2,20}\s?\/\s?\d{1,3}$/i.test(text)

/** “ACADEMIC READING   Practice Test 7”, “B2 – Reading quiz” */
const isTestName = (text: string): boolean =>
  (text.length < 60 &&
    /\b(?:reading|listening) (?:quiz|worksheet|homework|exam|pack)\b(?!:\s\S)|^listening practice\b/i.test(
      text,
    )) ||
  (/\b(?:reading|listening|ielts|test)\b/i.test(text) &&
    /^(?:(?:ielts|academic|general|training|reading|listening|practice|mock|tests?|paper|module|passage|part|section|sample|full|\d{1,3}|[-–—:|,])(?:\s+|$))+$/i.test(
      text,
    ))

/** What a printed paper tells candidates about paper. */
export const isRubric = (text: string): boolean =>
  text.length < 200 && (rubric.test(text) || isSheetHead(text) || isTestName(text))

export const isSectionName = (text: string): boolean =>
  /^(?:ielts\s)?(?:academic\s|general training\s)?(?:reading|listening)(?:\stest|\spaper)?$/i.test(text)
