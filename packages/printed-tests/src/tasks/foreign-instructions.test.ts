import { toVerdict } from '@console/ielts'
import { expect, test } from 'vitest'
import { readPrintedTest } from '../read-printed-test.ts'

const read = (instruction: string, key: string) =>
  readPrintedTest(`Exercise 1. ${instruction}

1. The road is old.
2. The bridge is new.
3. The town is rich.

Answer key
${key}`)

const asked = [
  ['¿Verdadero (V), falso (F) o no se menciona (NM)?', '1 F, 2 NM, 3 V'],
  ['Wahr, falsch oder nicht im Text? W (wahr), F (falsch) oder N (nicht im Text)', '1 F, 2 N, 3 W'],
  ['Doğru (D), yanlış (Y) ya da metinde yok (MY)?', '1 Y, 2 MY, 3 D'],
  ['Vrai ou faux ? V / F / NM', '1 F, 2 NM, 3 V'],
  ['Stimmt das?', '1 falsch\n2 steht nicht im Text\n3 richtig'],
] as const

test.each(asked)('reads the letters of “%s” as an instruction explains them', (instruction, key) => {
  const { parts, answers } = read(instruction, key)
  expect(parts[0]?.groups[0]?.task).toBe('true-false')
  expect([...answers.values()].map((said) => toVerdict(said).toUpperCase())).toEqual([
    'FALSE',
    'NOT GIVEN',
    'TRUE',
  ])
})

test('reads a sheet in Portuguese whose exercises have numerals', () => {
  const { parts, answers } = readPrintedTest(`I. Para começar
1. O que vês nas paredes?
2. How would you describe an azulejo?

IV. Quem…? Escreve S (Leonor Sá), T (Rui Teles) ou B (Ana Brites).

1. Who thinks that trade should be stopped?
2. Who offers buyers something new?
3. Who has made it easier?

V. Completa o resumo com UMA PALAVRA do texto.

Portuguese tiles were decorated with stars and 4 ________ . The colours of Chinese 5 ________ became popular.

Trabalho de casa: caderno de exercícios, p. 27, ex. 1 a 4.

Soluções
IV. 1. T (“wants the stalls closed”)
2. B
3. S (fotografias na internet)
V. 4. knots
5. porcelain`)
  const groups = parts.flatMap((part) => part.groups)
  expect(groups.map(({ task, first, last }) => [task, first, last])).toEqual([
    ['features', 1, 3],
    ['summary', 4, 5],
  ])
  expect(groups[0]?.options).toHaveLength(3)
  expect(groups[1]?.questions.at(-1)?.text).toMatch(/popular\.$/)
  expect([...answers.values()]).toEqual(['T', 'B', 'S', 'knots', 'porcelain'])
})

test('takes a list with numerals for headings where the key has numerals, and the questions are paragraphs', () => {
  const { parts } = readPrintedTest(`EJERCICIO 1. Elige el título correcto (i–iv) para cada párrafo.

i	A new visitor
ii	More writing than climbing
iii	How to build
iv	Work that went unnoticed

1. Párrafo A ______
2. Párrafo B ______
3. Párrafo C ______

Soluciones
1 iv, 2 ii, 3 i`)
  const [group] = parts.flatMap(({ groups }) => groups)
  expect(group?.task).toBe('headings')
  expect(group?.options).toHaveLength(4)
})

test('reads heads and instructions whose verb comes last', () => {
  const { parts } = readPrintedTest(`A. 1-3 arası soruları dinleyin ve notları tamamlayın.
Her boşluğa EN FAZLA BİR KELİME VE/VEYA BİR SAYI yazın.

Bird-watching day

Meeting point
-	in front of the old 1 ...............
-	bus leaves at 2 ...............
-	boots and a 3 ...............

C. 4 ve 5. sorular: İKİ harf seçin, A-E.
Which TWO birds will the group probably see?

A	pelicans
B	storks
C	kingfishers
D	avocets
E	cranes

CEVAP ANAHTARI
1 mill	2 7.45	3 hat
4/5 B, D`)
  const groups = parts.flatMap((part) => part.groups)
  expect(groups.map(({ task, first, last }) => [task, first, last])).toEqual([
    ['notes', 1, 3],
    ['several-answers', 4, 5],
  ])
  expect(groups[0]?.instruction).toContain('BİR KELİME')
  expect(groups[1]?.questions[0]?.text).toBe('Which TWO birds will the group probably see?')
})
