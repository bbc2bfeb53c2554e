import { chromiumArgs } from '@console/delivery/chromium'
import { chromium } from '@playwright/test'
import { list, openArticlesApi, paragraph, table } from '../../src/article-editor.ts'
import { chromiumPath } from '../../src/chromium.ts'
import { startTestConsole } from '../../src/console/start-test-console.ts'
import type { Renders } from './count-renders.ts'
import {
  type ArticleTimes,
  type KeyTimes,
  measureBareKeys,
  measureRenders,
  measureTimes,
} from './measure-article.ts'

const sections = 200
const slowdowns = [1, 4]

/**
 * Renders allowed for one key and for one section added at the top; more means that other sections are rendered again.
 */
const expected: { key: Renders; added: Renders } = {
  key: { section: 0, preview: 1, outline: 0 },
  added: { section: 1, preview: 1, outline: 1 },
}

/** Edits an article of 200 sections. Times are reported but not judged; false if too much was rendered. */
export async function runArticleBench(): Promise<boolean> {
  const testConsole = await startTestConsole()
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
  try {
    const api = await openArticlesApi(testConsole)
    const { id } = await api.create('A long article', Array.from({ length: sections }, buildSection))
    const renders = await measureRenders(browser, testConsole.url, id)
    console.log(`Article of ${sections} sections, rendered by`)
    console.log(`  a key pressed               ${toCounts(renders.key)}`)
    console.log(`  a section added at the top  ${toCounts(renders.added)}`)
    for (const slowdown of slowdowns) {
      const times = await measureTimes(browser, testConsole.url, id, slowdown)
      const bare = await measureBareKeys(browser, slowdown)
      console.log(toReport(times, bare, slowdown).join('\n'))
    }
    const isAsExpected = JSON.stringify(renders) === JSON.stringify(expected)
    if (!isAsExpected) console.error(`Expected ${JSON.stringify(expected)}, got ${JSON.stringify(renders)}`)
    return isAsExpected
  } finally {
    await browser.close()
    await testConsole.close()
  }
}

const sentence = 'Most claims of an essay are general, so their verbs need no time of their own. '

function buildSection(_: unknown, index: number): object {
  const title = `Section ${index + 1}`
  if (index % 4 === 1) return list(title, sentence, sentence, sentence)
  if (index % 4 === 3)
    return table(
      title,
      ['Form', 'Use', 'Example'],
      [
        ['a', 'b', sentence],
        ['c', 'd', sentence],
      ],
    )
  return paragraph(title, sentence.repeat(4), sentence.repeat(3))
}

const toCounts = ({ section, preview, outline }: Renders) =>
  `${section} in the editor, ${preview} in the preview, ${outline} in the outline`

function toReport(
  { opened, keys, added, processor }: ArticleTimes,
  bare: KeyTimes,
  slowdown: number,
): string[] {
  return [
    `\n${slowdown === 1 ? 'This machine as it is' : `CPU slowed down ${slowdown} times`}, until on screen`,
    `  opened                      ${toText(opened)}`,
    `  a key pressed, middle       ${toText(pick(keys, 0.5))}`,
    `  a key pressed, longest      ${toText(pick(keys, 1))}`,
    `  in an empty page, middle    ${toText(pick(bare.keys, 0.5))}`,
    `  a section added at the top  ${toText(added)}`,
    `  processor time of a key     ${toText(processor)}, in an empty page ${toText(bare.processor).trim()}`,
  ]
}

const pick = (answers: readonly number[], share: number): number =>
  answers.toSorted((a, b) => a - b)[Math.ceil(share * answers.length) - 1] ?? 0

const toText = (milliseconds: number) => `${Math.round(milliseconds)} ms`.padStart(8)
