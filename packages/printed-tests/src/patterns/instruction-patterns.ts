import { parseWordLimit } from '@console/ielts'

/** Lines that tell candidates how to answer. */
export const instructionPatterns = {
  instruction:
    /^(?:choose|complete|do the following|do the statements|write|match|answer|which|look at|label|decide|classify|nb\b|you may|use|using (?:no|one|two|three|only|not|words?|letters?|information|your|each|as|(?:the|an?)\b.{0,60}\b(?:words?|letters?|information|passage|text|lists?|box|answers?|phrases))|drag|read|in boxes|in the passage|there are|fill in|circle|tick|are these|are the following|true,? false|indicate|below is|the (?:text|list|reading passage|passage) (?:has|below)|what (?:does|is said|do)|who (?:does|said|is)|from the list|(?:reading )?passage \d has|select|put|for which|(?:only |use |write )?(?:one|two|three|no more than|not more than|at most|max\.?)\b.{0,20}\bwords?)\b/i,
  verdict: /^(TRUE|FALSE|NOT GIVEN|YES|NO)\b(?:\s*[-–—:])?\s*((?:if|when|the|there|it)\b.*)?$/s,
  taskName:
    /^(?:(?:true|right|yes|t)\b[\s,/]{0,3}(?:or\s)?(?:false|wrong|no|f)\b.{0,40}|multiple[- ]choice\b.{0,30}|gap[- ]?fill\b.{0,30}|fill(?:ing)? (?:in )?the (?:gaps|blanks)\b.{0,40}|short[- ]answers?\b.{0,30}|match(?:ing|\b).{0,40}|(?:sentence|summary|table|note|form) completion\b.{0,30})$/i,
  clear:
    /^(?:choose|complete|match|write|label|do the following|do the statements|are (?:these|the) (?:sentences|statements)|circle (?:the|one|[a-d]\b|[TRY]\b)|tick\b|underline (?:the|one|a)\b|note down|say (?:if|whether)|put (?:a tick|a cross|t\b|the (?:sentences|events|letter))|find (?:words?|one word|the words?|synonyms?)\b|match\.|use (?:one|two|no more)|answer (?:in|with|using)|fill in|true,? false|answer the (?:following )?questions|decide|classify|indicate)\b/i,
  phrase:
    /^[^.?!]{0,120}\b(?:(?:one|two|three|no more than|not more than)\b.{0,20}\bwords? (?:only|and|or|for|from|each)\b|(?:ONE|TWO|THREE)\b.{0,20}\bWORDS?\b|true\b.{1,12}\bfalse\b|correct (?:letter|answer|option|ending|heading)|best heading|(?:words|answers) (?:in|from) the (?:box|list)|fill (?:in )?(?:(?:the|each|every) )?(?:gaps?|blanks?))\b/i,
  named:
    /^(?:notes|form|table|summary|flow[- ]?chart)(?:[.:]| [–-]) (?:fill|complete|(?:one|two|three|no more than|max\.?)\b.{0,20}\bwords?)\b/i,
  foreign:
    /(?:^|[.:] )(?:elija|elige|escoja|relacione|relaciona|complete|completa|rellena|escolh[ae]|associe|escrev[ae]|escribe|schreiben|écrivez|scrivi|напишите|впишите|napisz|wpisz|nghe|chọn|khoanh tròn|điền|nối|hoàn thành|wählen|kreuzen|ergänzen|ordnen|entscheiden|choisissez|cochez|complétez|reliez|associez|scegli|abbina|выберите|заполните|соотнесите|найдите|дополните|определите|tanlang|seçin|eşleştirin|pilih|lengkapi|jodohkan|wybierz|uzupełnij|dopasuj|انتخاب|کامل)(?= )|\s(?:dinleyin|seçin|yazın|tamamlayın|eşleştirin|işaretleyin|tanlang|yozing|toping)(?:,.{0,20})?[.!:]?$/i,
}

/** Whether a line begins as only instructions do, and no sentence of a text. */
export const isClearInstruction = (text: string): boolean =>
  instructionPatterns.clear.test(text) || saysHow(text)

/** Words that stand in an instruction alone, whatever language the rest of it has. */
const saysHow = (text: string): boolean =>
  /^\p{L}/u.test(text) &&
  [instructionPatterns.phrase, instructionPatterns.named, instructionPatterns.foreign].some((pattern) =>
    pattern.test(text),
  )

export const isInstruction = (text: string): boolean =>
  instructionPatterns.instruction.test(text) || saysHow(text)

/** A line of the rubric of facts or views. */
export const matchVerdict = (text: string): string | null =>
  instructionPatterns.verdict.exec(text)?.[1] ?? null

/** “Multiple choice” says what is to be done as well as “Choose the best answer” does. */
export const isTaskName = (text: string): boolean => instructionPatterns.taskName.test(text)

const foreignWords =
  'w[oö]rte?r?n?|palabras?|palavras?|mots?|parol[ae]|słów|słow\\p{L}{1,3}|wyraz\\p{L}{0,3}|kel[iİ]me|từ|слов\\p{L}{0,3}|so[‘’]z|kata'

/** EIN WORT, DOS PALABRAS, ДВУХ СЛОВ: one, two and three words in the languages of classes. */
const foreignLimits = [
  'eine?[mn]?|una?|uma?|jed\\p{L}+|b[iİ]r|một|одн\\p{L}+|bitta',
  'zwei|dos|deux|due|duas|dois|dw\\p{L}{1,3}|[iİ]k[iİ]|hai|дв\\p{L}{1,3}|ikki|dua',
  'drei|tres|três|trois|tre|trz\\p{L}{1,4}|üç|ba|тр\\p{L}{1,3}|uch|tiga',
].map(
  (count) => new RegExp(`(?<!\\p{L})(?:${count})\\s(?:\\p{L}{1,12}\\s)?(?:${foreignWords})(?!\\p{L})`, 'iu'),
)

/** The word limit of an instruction in whatever language; in others than English it allows a number. */
export function parseLimit(instruction: string): ReturnType<typeof parseWordLimit> {
  const words = foreignLimits.findIndex((limit) => limit.test(instruction)) + 1
  return parseWordLimit(instruction) ?? (words === 0 ? null : { words, allowsNumber: true })
}
