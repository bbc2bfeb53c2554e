import { expect, test } from 'vitest'
import { translateLabels } from './translate-labels.ts'

test.each([
  ['Câu 1: Who rows?', '1. Who rows?'],
  ['Câu 4: NOT GIVEN\tCâu 5: TRUE', '4. NOT GIVEN\t5. TRUE'],
  ['Câu 1-3: Chọn đáp án', 'Questions 1–3 Chọn đáp án'],
  ['ĐÁP ÁN', 'Answer key'],
  ['3. Đáp án và giải thích', 'Answer key'],
  ['پاسخ\u200cها', 'Answer key'],
  ['Questões 14-16', 'Questions 14–16 '],
  ['Klic (Key) 12:', 'Answer key'],
  ['Trang 3/4', 'Page 3/4'],
  ['Lösungen:', 'Answer key'],
  ['EJERCICIO 2. Completa las frases', 'Exercise 2. Completa las frases'],
  ['Ej. 2: 1 F, 2 V', 'Exercise 2: 1 F, 2 V'],
  ['Задание 3. Ответьте', 'Exercise 3. Ответьте'],
  ['Задания 1–5', 'Questions 1–5 '],
  ['BÀI 1 (câu 1–7). Nghe', 'Exercise 1 (questions 1–7). Nghe'],
  ['TEXTO: Salt pans', 'Text: Salt pans'],
  ['Respuesta: wind', 'Answer: wind'],
  ['Texture is what we feel.', 'Texture is what we feel.'],
  ['Part of the answer', 'Part of the answer'],
])('reads “%s” as “%s”', (line, plain) => {
  expect(translateLabels(line)).toBe(plain)
})
