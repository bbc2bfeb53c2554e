const rubric =
  /you (?:should|are advised to) spend|^spend (?:about |approximately |no more than )?\d{1,2} minutes\b|(?:is|are) based on (?:the )?(?:reading |text|following |passage)|^passage \d below\.?$|^(?:you should )?write (?!no more|one|two|three|true|yes|(?:[a-z]+ ){1,3}letters? [A-Z],)[^.]*on your answer sheet\.?$|^in boxes\b.*on your answer sheet|turn over|^(?:now )?turn to the next page|^(?:you have|allow yourself|time(?: allowed)?:?) (?:about |approximately )?\d{1,3} (?:minutes|mins?)\b[^.]{0,40}\.?$|^page \d+|^test \d+$|^(?:(?:ielts|academic|general training|test \d|practice)\s)*(?:reading|listening)(?: test| paper)?(?: (?:\d+|[A-H]))?(?:\s?[-–—,:]?\s?(?:section|part)\s\d)?$|^(?:reading|listening)\s?[-–—].*\b(?:level|class|unit|practice|tests?|homework|worksheet)\b.{0,20}$|^[[(]?(?:map|plan|diagram|picture|image)(?::?\s(?:see|on)\s[^.?!]{1,30})?[\])]?$|^(?:\d[.)]?\s|(?:exercise|ex|task|part)\.?\s[\dA-H][.:)]?\s)?read (?:the|this) (?:text|passage|article|story)[^.]*\.(?:\s?\([^)]*\)|\s(?:is|are|was|does|do|did)\s[^.?!]{1,90}\?)?$|^part\s[A-H\d]\s?[.:–—-]\s?(?:reading|listening)(?: (?:text|comprehension))?[.:]?$|^please read\b.{0,80}\bquestions\b|^questions:?$|^(?:before|while|after) you (?:read|listen|start|begin|answer)(?:\b.{0,80}[.:?!…)])?$|^tips?\s?[:–-]\s.{0,190}$|^[[(]?(?:the )?(?:answers?|answer keys?|keys?|solutions?) (?:(?:are|is|can be found|will be found|see) )?(?:(?:on|at|in|see) )?(?:the )?(?:page|p\.|pp\.|back of|end of|bottom of) ?(?:\d{1,3}|the (?:book|unit|page|sheet|paper|magazine|issue))[\])]?\.?$|^(?:ask|tell|talk (?:to|with)|discuss with|work with|compare with) (?:your|a|the person next to you) ?(?:neighbou?rs?|partners?|classmates?|friend|group)?\b.{0,120}$|^(?:advertisements?|skip to (?:main )?content|share this:?|leave a (?:reply|comment)|\d{1,4} comments?|posted (?:on|by)\b.{0,60}|click\b.{0,30}\banswers?\b.{0,20}|[[(]?(?:check|show|hide|see|view) (?:the |my )?answers?\W{0,3})$/i

/** “Name: ____ Class: ____” */
const isSheetHead = (text: string): boolean =>
  ((text.match(
    /\b(?:name|class|date|teacher|student|group|score|points|candidate(?: no\.?)?|marks?)(?=\s?[:_])/gi,
  )?.length ?? 0) > 1 &&
    text.includes('__')) ||
  /\tname\s?:\s?_{0,40}$/i.test(text) ||
  /^(?:candidate|student|your name|class|teacher|score|marks?)\s?:\s?(?:_{2,60}|\.{3,80}|…{1,40})$/i.test(
    text,
  ) ||
  areBlankFields(text) ||
  // The menu of a page.
  /^(?:[A-Z][a-z]{1,15}[\s|]{1,3}){2,8}(?:Log|Sign) (?:in|up)$/.test(text) ||
  /\b(?:marks?|score|points|total)\s?:?\s?_{2,20}\s?\/\s?\d{1,3}$/i.test(text)

/** “Nome: ......   Data: ......   Punti: ...... /15”, in whatever language. */
function areBlankFields(text: string): boolean {
  const cells = text.split('\t')
  return (
    cells.length > 1 &&
    cells.every((cell) =>
      /^\p{L}[\p{L} ]{1,24}:\s?(?:_{2,60}|\.{3,80}|…{1,40})(?:\s?\/\s?\d{1,3})?$/u.test(cell),
    )
  )
}

/** “ACADEMIC READING   Practice Test 7”, “B2 – Reading quiz” */
const isTestName = (text: string): boolean =>
  (text.length < 60 &&
    /\b(?:reading|listening) (?:quiz|worksheet|homework|exam|pack)\b(?!:\s\S)|^listening practice\b/i.test(
      text,
    )) ||
  (/\b(?:reading|listening|ielts|test)\b/i.test(text) &&
    /^(?:(?:ielts|academic|general|training|reading|listening|practice|mock|mini|tests?|paper|module|passage|part|section|sample|full|\d{1,3}|[-–—:|,])(?:\s+|$))+$/i.test(
      text.replaceAll(/[()]/g, ''),
    ))

/** What a printed paper tells candidates about paper. */
export const isRubric = (text: string): boolean =>
  text.length < 200 && (rubric.test(text) || isSheetHead(text) || isTestName(text))

export const isSectionName = (text: string): boolean =>
  /^(?:ielts\s)?(?:academic\s|general training\s)?(?:reading|listening)(?:\stest|\spaper)?$/i.test(text)
