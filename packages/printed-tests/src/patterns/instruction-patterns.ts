/** Lines that tell candidates how to answer. */
export const instructionPatterns = {
  instruction: {
    pattern:
      /^(?:choose|complete|do the following|do the statements|write|match|answer|which|look at|label|decide|classify|nb\b|you may|use|using (?:the|a|an|no|one|two|three|only|not|words?|letters?|information|your|each|as)|drag|read|in boxes|in the passage|there are|fill in|circle|tick|are these|are the following|true,? false|indicate|below is|the (?:text|list|reading passage|passage) (?:has|below)|what (?:does|is said|do)|who (?:does|said|is)|from the list|(?:reading )?passage \d has|select|put|for which|(?:only |use |write )?(?:one|two|three|no more than|not more than|at most|max\.?)\b.{0,20}\bwords?)\b/i,
    example: 'You may use any letter more than once.',
  },
  verdict: {
    pattern: /^(TRUE|FALSE|NOT GIVEN|YES|NO)\b(?:\s*[-–—:])?\s*((?:if|when|the|there|it)\b.*)?$/s,
    example: 'TRUE if the statement agrees with the information',
  },
  taskName: {
    pattern:
      /^(?:(?:true|right|yes|t)\b[\s,/]{0,3}(?:or\s)?(?:false|wrong|no|f)\b.{0,40}|multiple[- ]choice\b.{0,30}|gap[- ]?fill\b.{0,30}|fill(?:ing)? (?:in )?the (?:gaps|blanks)\b.{0,40}|short[- ]answers?\b.{0,30}|match(?:ing|\b).{0,40}|(?:sentence|summary|table|note|form) completion\b.{0,30})$/i,
    example: 'Multiple choice',
  },
  clear: {
    pattern:
      /^(?:choose|complete|match|write|label|do the following|do the statements|are (?:these|the) (?:sentences|statements)|circle (?:the|one|[a-d]\b|[TRY]\b)|tick\b|underline (?:the|one|a)\b|note down|say (?:if|whether)|put (?:a tick|a cross|t\b|the (?:sentences|events|letter))|find (?:words?|one word|the words?|synonyms?)\b|match\.|use (?:one|two|no more)|answer (?:in|with|using)|fill in|true,? false|answer the (?:following )?questions|decide|classify|indicate)\b/i,
    example: 'Choose the correct letter.',
  },
  phrase: {
    pattern:
      /^[^.?!]{0,120}\b(?:(?:ONE|TWO|THREE|NO MORE THAN|NOT MORE THAN)\b.{0,20}\bWORDS?\b|TRUE\b.{1,12}\bFALSE\b|true,? false|correct (?:letter|answer|option|heading|ending)|best heading|(?:words|answers) (?:in|from) the (?:box|list)|fill (?:in )?(?:(?:the|each|every) )?(?:gaps?|blanks?))\b|^(?:notes|form|table|summary|flow[- ]?chart)(?:[.:]| [–-]) (?:one|two|three|no more than|max\.?)\b.{0,20}\bwords?\b/i,
    example: 'Completa las frases con UNA palabra (ONE WORD ONLY).',
  },
}

/** Whether a line begins as only instructions do, and no sentence of a text. */
export const isClearInstruction = (text: string): boolean =>
  instructionPatterns.clear.pattern.test(text) || saysHow(text)

/** Words that stand in an instruction alone, whatever language the rest of it has. */
const saysHow = (text: string): boolean =>
  /^\p{L}/u.test(text) && instructionPatterns.phrase.pattern.test(text)

export const isInstruction = (text: string): boolean =>
  instructionPatterns.instruction.pattern.test(text) || saysHow(text)

/** A line of the rubric of facts or views. */
export const matchVerdict = (text: string): string | null =>
  instructionPatterns.verdict.pattern.exec(text)?.[1] ?? null

/** “Multiple choice” says what is to be done as well as “Choose the best answer” does. */
export const isTaskName = (text: string): boolean => instructionPatterns.taskName.pattern.test(text)
