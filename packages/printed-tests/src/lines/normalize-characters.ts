import { dropInvisible, foldText } from '@console/values/text/fold-text'
import { repairLeaders } from './repair-leaders.ts'
import { translateLabels } from './translate-labels.ts'

const run = String.raw`(?:_{2,80}|\.{3,80}|…{1,40})`

type Rule = readonly [pattern: RegExp, plain: string | ((sign: string) => string)]

/** Signs that word processors, screens and countries write otherwise: spaces, boxes, numbers in circles, brackets around gaps. */
export const signRules: readonly Rule[] = [
  [/\p{Zs}/gu, ' '],
  [/\uFE0F/g, ''],
  // “Questions 21~25”
  [/(?<=\b(?:\d{1,2}|[A-Z]))\s?[~∼〜]\s?(?=(?:\d{1,2}|[A-Z])\b)/g, '–'],
  // The full width of Chinese and Japanese type, and letters that were cast as one.
  [/[\uFF01-\uFF5E\uFB00-\uFB06]/g, (sign) => sign.normalize('NFKC')],
  // “Questions ۱–۵”, “۱. Why …”, “۱ straw   ۲ rope”
  [
    /^\s{0,8}(?:questions?\s)?[([]?\p{Nd}{1,2}(?:\s?[-–—]\s?\p{Nd}{1,2})?(?!\p{Nd})|(?<=\s{2}|\t)\p{Nd}{1,2}(?=[.)]?\s)/giu,
    (label) => label.replace(/\p{Nd}/gu, foldText),
  ],
  // Bullets of Word, which are signs of its own font.
  [/^\s{0,20}(?:[\uF000-\uF0FF]\s{0,8}|(?:o|[·§])\s{1,8}(?=\p{L}))/u, '• '],
  // A quotation that begins in the middle of a sentence: “"... they had found it"”.
  [/(?<=[\s(]["“‘])\.{3,4}\s?(?=\p{L})/gu, ''],
  [/^\s*#{1,6}\s/, ''],
  // The rule of Markdown.
  [/^\s{0,3}(?:-{3}|\*{3}|- - -|\* \* \*)\s{0,3}$/, ''],
  // Space down to the key.
  [/^\s{0,8}[.·]\s{0,8}$/, ''],
  // “flrst”, “inﬂuence” read as “infiuence”, and “of ce” and “scienti c” without the letters that were cast as one.
  [/(?<=[Ff])l(?=[b-df-hj-np-tv-xz]|igure|ve\b|ind\b)/g, 'i'],
  [/(?<=[Ff])i(?=u|oo)/g, 'l'],
  [/\b([Oo]f) (?=ce(?:s|r|rs)?\b|cials?\b)/g, '$1fi'],
  [/\b([Dd]if|[Ee]f|[Ss]uf) (?=cult|cien)/g, '$1fi'],
  [/\b(\p{L}{2,9}i) (?=c(?!\p{L})|cally\b|ed\b|es\b|cant\b|cance\b|cation)/gu, '$1fi'],
  // Dust on a scan.
  [/^(?!--\s?$|.*(?:_{2}|\.{3}|…))[\s.,'"`~:;·_°^-]{1,90}$/, ''],
  [/^[.,'`~]\s(?=\d{1,3}$)/, ''],
  // A picture that is drawn with signs.
  [
    /^\s{0,60}[|,+/\\](?=[|\s]{0,40}[_=#+/\\-])[|\s_=#+.,/\\-]{2,80}?(?=\d{1,2}[.)]?\s?(?:_|\.\s?\.|…)|\s*$)/,
    '',
  ],
  // “11 } B” in a key
  [/^(\s{0,8}\d{1,2})\s{1,4}\}\s{1,4}(?=\S)/, '$1  '],
  // A line across the page.
  [/^[\s|]{0,20}_{45,200}[\s|]{0,20}$|^\s{0,20}[|│][\s|│_]{8,200}$|^\s{0,20}[•·]{45,200}$/, ''],
  [/^\s{0,20}(?:[–—]{4,200}|-{4,200}|[=~*]{4,200})\s{0,20}$/, ''],
  // The markup of a page: “<b>B</b>”
  [/<\/?(?:b|i|u|em|strong|span|mark|sup|sub|p|br)(?:\s[^<>]{0,100})?\s?\/?>/gi, ''],
  [/\*\*|~~/g, ''],
  [/(?<![\w*])\*(?=[^\s*])([^*]{0,80}[^*\s])\*(?![\w*])/g, '$1'],
  [/[-–—=]{1,2}>/g, '→'],
  [/<[-–—=]{1,4}(?=\s|$)/g, '←'],
  // “leaves from the * north gate *.”
  [/(?<=\s)\*\s([^*]{1,40}?)\s\*(?=[\s.,;:?!]|$)/g, '[$1]'],
  // “Extra driver   5  his ______” has the number of its gap in a column.
  [/(?<=\S(?:\t|\s{2,40}))(\d{1,2})[.)]?\s{1,3}(\p{L}{1,8}\.?\s)(?=_{2}|\.{3}|…)/u, '$2($1) '],
  // “== Part 1 ==”
  [/^\s{0,8}[=~*#]{2,10}\s(?=.*\s[=~*#]{2,10}$)|\s[=~*#]{2,10}$/g, ''],
  // The two sides of a card.
  [/^\s{0,8}(?:term|front)\s?:\s/i, ''],
  [/^\s{0,8}(?:definition|back)\s?:\s/i, 'Answer: '],
  // “inside a 5 [Select] in 2011”
  [
    /[[(]\s?(?:blank|gap|space|(?:(?:select|choose)(?: an? (?:answer|option|word))?|(?:tap|click|touch|type|press|write|drag)(?: (?:here|your answer|to (?:answer|type|select|choose|fill|write)))))\s?[\])]/gi,
    '____',
  ],
  // The placeholder of an empty field of Word.
  [/(?:click or tap (?:here )?to enter (?:text|a (?:date|number))|choose an item)\.?/gi, '____'],
  // “. . . . . This”: the last of the dots ends the sentence.
  [
    /\.(?: \.){2,80}(?= (?:The|This|These|An?|In|It|On|At|For|But|He|She|They|When|However|Some|There|If|After)\s)/g,
    '... .',
  ],
  [/\.(?: \.){2,80}/g, '...'],
  // “made of ------- and”
  [/(?<=[\p{L}\d),.]\s?|:\s|[£$€])(?:-{4,80}|[–—]{3,80})(?=[\s.,;:?!)]|$)/gu, '____'],
  [/.+/, repairLeaders],
  [/[★☆✦✧✪✿❀❖]\s?/g, ''],
  [/[─━┌┐└┘├┤┬┴┼═╔╗╚╝╠╣╦╩╬]+/g, ' '],
  [/[☐❏❑◻]/g, '□'],
  [/^\s{0,8}\[\s{1,3}\]\s(?=\S)/, '□ '],
  [/^\s{0,8}[□◯○]\s{1,4}(?=\d{1,2}[.)]?\s)/, ''],
  [/^\s{0,8}\(\s{0,3}\)\s(?=\S)/, '□ '],
  [/\[\s{1,12}\]|\(\s{2,12}\)/g, '____'],
  // “[     6     ]”
  [/\[\s{1,20}(\d{1,2})\s{1,20}\]|\(\s{2,20}(\d{1,2})\s{2,20}\)/g, '($1$2) ____'],
  [new RegExp(String.raw`[[(]\s?${run}\s?[\])]`, 'g'), '____'],
  [new RegExp(String.raw`[[(](\d{1,2})[.:]?\s?${run}[\])]`, 'g'), '($1) ____'],
  [/(?<!\d[.)\]]{0,2}\s{0,4}_{0,80})_{2,80}[([]?(\d{1,2})[)\]]?_{2,80}/g, '($1) ____'],
  // “[gap 14]”, “[Q14]”, “(Q14) ____”
  [/[([](?:gap|blank|space|q\.?|question|no\.)\s?(\d{1,2})[)\]]/gi, '($1)'],
  // “______14”
  [/(?<=(?:^|[^_])_{3,80})(\d{1,2})(?=[\s.,;:?!)](?!\d)|$)/g, ' ($1)'],
  [/[{<](\d{1,2})[}>]|[([](\d{1,2})[.:][)\]]/g, '($1$2)'],
  [/(\d)\u20E3/g, '$1'],
  [/[\u2460-\u2473\u24B6-\u24E9]/g, (sign) => `(${sign.normalize('NFKC')})`],
  // Numbers that are raised beside a gap.
  [
    /[⁰¹²³⁴-⁹]{1,2}(?=\s?(?:_{2}|\.{3}|…))|(?<=(?:_{2}|\.{3}|…)\s?)[⁰¹²³⁴-⁹]{1,2}/g,
    (sign) => ` (${[...sign].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join('')}) `,
  ],
]

/** Beginnings and ends of lines, as they are printed most. */
export const lineRules: readonly Rule[] = [
  [/^(?:[\p{Emoji_Presentation}✍✏☞☎✉]\s{0,3}){1,4}/u, ''],
  // “5 ( ) The Roman poet was rich.”: the answer goes there.
  [/^(\d{1,2}[.)]?\s{1,3})[([]\s?[)\]]\s{1,3}/, '$1'],
  // Folding arrows of a web page.
  [/^[▼▲►▸▾▶⏷]\s{0,3}(?=(?:show|hide|see|view)\b)|(?<=\w)\s{1,3}[▼▲▸▾▶⏷›]$/gi, ''],
  // “Q1–5”, “Items 1 to 5:”, “For questions 1–5, choose …”
  [
    /^(?!questions?\s\d)(?:(?:for\s)?q(?:uestion)?s?|items?)[.:]?\s{0,3}[([]?(\d{1,2})\s{0,3}(?:[-–—→+&]|to|and)\s{0,3}(?:q(?:uestion)?\.?\s?)?(\d{1,2})[)\]]?(?=[\s:,.]|$)[:,.]?\s{0,3}/i,
    'Questions $1–$2 ',
  ],
  // “A. 1-6 arası soruları dinleyin”, “1–5-savollar”
  [
    /^(?:[A-H][.)]\s)?(\d{1,2})\.?\s?(?:[-–—]|ve|va)\s?(\d{1,2})[.\s-]{1,2}(?:arası\s)?(?:soru|savol|sual)\p{L}{0,9}[.:]?\s{0,3}/iu,
    'Questions $1–$2 ',
  ],
  // “Tasks 1–4. Who says this?”
  [/^(?:tasks|nos?|numbers)\.?\s(\d{1,2})\s?[-–—]\s?(\d{1,2})(?:[.:]\s{1,3}|$)/i, 'Questions $1–$2 '],
  // “4  Read again. For questions 1–6, decide …”: the numbers of the exercises of a course run through its unit.
  [
    /^\d{1,2}[.)]?\s{1,4}((?:[A-Z][^.?!\d]{1,80}[.?!]\s)?)for\squestions\s(\d{1,2})\s?(?:[-–—]|to)\s?(\d{1,2}),?\s/i,
    'Questions $2–$3 $1',
  ],
  // “8  🔊 1.07  Questions 1–4”
  [/^\d{1,2}[.)]?\s{1,4}[^\p{L}\s]{0,4}\s{0,4}[\d.]{0,5}\s{0,4}(?=questions\s\d{1,2}\s?[-–—]\s?\d)/iu, ''],
  // “(Questions 8 and 9) Which TWO …”
  [/^[([]questions?\s(\d{1,2})\s?(?:and|&|[-–—])\s?(\d{1,2})[)\]]\s(?=[A-Z])/i, 'Questions $1–$2 '],
  // “Questions 11 15” and “the correct letter, A I,” have lost their dash.
  [/\b((?:questions|boxes|letters?,?) (?:\d{1,2}|A)) (\d{1,2}|[C-L])(?=[.,:]?(?:$|\s(?!and\b)))/gi, '$1–$2'],
  // “Questions 28, 29 and 30”
  [
    /^questions?\s(\d{1,2})(?:,\s?\d{1,2}){0,9}(?:,?\s(?:and|&)\s|,\s?|\/)(\d{1,2})(?=[\s:.]|$)/i,
    'Questions $1–$2',
  ],
  // “Part 2 (6–9)”
  [
    /^((?:part|section|task|exercise)\s[A-D\d])\s{0,6}[:.–-]?\s?[([](?:questions?\s)?(\d{1,2})\s?(?:[-–—&]|to|and)\s?(\d{1,2})[)\]][.:]?/i,
    '$1 Questions $2–$3 ',
  ],
  // “0  The lamp is old.  FALSE”
  [/^(?:\(0\)|0[.)]?)\s{1,8}(?=[A-Z“"])/, 'Example: '],
  [/^Q\.?\s?(\d{1,2})(?=[.):\s]|$)[.):]?/, '$1.'],
  // “___ 1. The first guests …” has the line for its answer before its number.
  [/^(?:_{2,20}|[.…]{2,20})\s{0,8}(?=\d{1,2}[.)]\s[A-Z])/, ''],
  // “1 - Why …” and “a - because …”
  [/^(\d{1,2})\s?[-–—]\s(?=[A-Za-z“"‘'_…])/, '$1. '],
  [/^([a-p])(?:\s[-–—]|\/)\s(?=\S)/, '$1) '],
  // “Answer: Question 8” and “21 Your answer” on a screen.
  [/^answer:?\s(?:\d{1,2}\s)?question\s\d{1,2}$/i, ''],
  [/^(\d{1,2})[.)]?\s{1,4}your answer:?$/i, '$1. ____'],
  // A scan has “A_ wood” and “+ rent” for letters and bullets.
  [/^([A-H])\s?_{1,2}\s(?=\S)/, '$1 '],
  [/^Cc(?=\s|$)/, 'C'],
  [/^[+»«¢°]\s{1,3}(?=[\p{L}(])/u, '• '],
  // “Option A: …”
  [/^(?:option|choice|answer)\s([A-L])\s?[.:)–—-]\s{1,3}(?=\S)/i, '$1) '],
  [/(?<=\s)Q\.?(\d{1,2}(?:[/&–-]\d{1,2})?)[.:]?(?=\s|_|\.{3}|…)/g, '$1'],
  // “10./11. What …”
  [/(?<=^|\s)(\d{1,2})\.\s?\/\s?(\d{1,2})\.(?=\s)/, '$1-$2'],
  // “118  Answer key” has the number of its page before it.
  [/^(?:4[1-9]|[5-9]\d|\d[\dOlI]{2})\s{1,80}(?=answer keys?$|answers$|key$)/i, ''],
  [/^\*(?=\S)([^*]+)\*$/, '$1'],
  // A question that has to be answered on a screen.
  [/^(?![([]?[A-Ha-h][.)\]]\s)(.*[\w.,?!…])\s\*$/, '$1'],
  // The points of an exercise: “(6 points)”, “(... / 4)”
  [/\s{0,40}[([]\s?(?:\.{2,8}|_{2,8}|…{1,3})\s?\/\s?\d{1,3}\s?(?:marks?|points?|p\.?)?\s?[)\]]$/i, ''],
  [
    /\s{0,40}[([]\s?(?:\d{1,2}\s?[x×]\s?\d{1,2}\s?=\s?)?\d{1,2}\s?(?:marks?|points?|pts?\.?|p\.?)\s?[)\]]$/i,
    '',
  ],
]

export const normalizeCharacters = (line: string): string =>
  lineRules.reduce(applyRule, translateLabels(signRules.reduce(applyRule, dropInvisible(line)).trim()))

const applyRule = (text: string, [pattern, plain]: Rule): string =>
  typeof plain === 'string' ? text.replace(pattern, plain) : text.replace(pattern, plain)
