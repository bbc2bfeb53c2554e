/** Labels of sheets in other languages, by the word that papers print. */
const words: readonly (readonly [word: string, others: string])[] = [
  [
    'Exercise',
    'aufg(?:abe)?|üb(?:ung)?|exercice|ej(?:ercicio)?|exercício|esercizio|es(?=\\.)|actividad|tarea|bài(?: tập)?|упр(?:ажнение)?|зад(?:ание)?|завдання|вправа|mashq|topshiriq|zad(?:anie)?|ćw(?:iczenie)?|cvičení|úloha|alıştırma|etkinlik|تمرین',
  ],
  ['Example', 'beispiel|ejemplo|exemplo|exemple|esempio|ví dụ|пример|misol|przykład|örnek'],
  ['Part', 'phần|teil|parte|partie|часть|bölüm|część|bagian|qism|بخش'],
  ['Text', 'texto|testo|texte|lesetext|bài đọc|текст|matn|metin|tekst|متن'],
  ['Paragraph', 'absatz|párrafo|parágrafo|paragrafo|paragraphe|đoạn(?: văn)?|абзац|paragraf|akapit|پاراگراف'],
  ['Page', 'trang|seite|página|pagina|strana|страница|стр\\.|sayfa|halaman|صفحه'],
  [
    'Answer',
    'antwort|respuesta|resposta|risposta|réponse|đáp án|trả lời|ответ|cevap|javob|jawaban|odpowiedź|جواب|پاسخ',
  ],
]
const questions =
  'câu(?: hỏi)?|fragen?|preguntas?|perguntas?|quest(?:ão|ões)|domand[ae]|вопросы?|задания|zadania|savol|soru|soal|pytanie|سوال|سؤال'
const keys =
  'lösung(?:en|sschlüssel)?|respuestas?|soluciones|soluzioni|claves?|respostas|gabarito(?: comentado)?|risposte|réponses|corrigé|đáp án(?: chi tiết)?(?: (?:và|kèm) giải thích)?(?: chi tiết)?|ответы|ключи?|cevaplar|cevap anahtarı|javoblar|kunci jawaban|odpowiedzi|klucz|kl[ií][cč]|megoldás(?:ok)?|کلید|(?:پاسخ|جواب)\u200C?(?:ها|نامه)'

const keyHead = new RegExp(
  String.raw`^[^\p{L}\d]{0,3}(?:\d[.)]\s)?(?:${keys})(?:\s?\(key\)|\s\d{1,2}){0,2}\s?[:.]?$`,
  'iu',
)
const asked = new RegExp(
  String.raw`(?<=^[([*#]?|\s{2}|\t)(?:${questions})\s?(\d{1,2})(?:\s?[-–—]\s?(\d{1,2}))?\s?[.:)]?(?!\d)\s?`,
  'giu',
)
const askedAside = new RegExp(String.raw`(?<=[([])(?:${questions})(?=\s?\d)`, 'giu')
const labels = words.map(
  ([word, others]) =>
    [
      word,
      new RegExp(String.raw`^(?:${others})\.?(?=\s?(?::|(?:\d{1,2}|[A-H]|[IVX]{1,4})(?![\p{L}\d])))`, 'iu'),
    ] as const,
)

/** “Câu 1:”, “EJERCICIO 2.”, “Lösungen”: the label of a line, and of a cell, in the word that papers print. */
export function translateLabels(line: string): string {
  if (keyHead.test(line)) return 'Answer key'
  const numbered = line
    .replace(askedAside, 'questions')
    .replace(asked, (_, first: string, last?: string) =>
      last === undefined ? `${first}. ` : `Questions ${first}–${last} `,
    )
  return labels.reduce((text, [word, label]) => text.replace(label, word), numbered)
}
