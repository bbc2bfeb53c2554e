import { type CorpusPaper, corpusPapers, heldOutPapers } from './corpus-papers.ts'
import { scorePassages, scoreText, type Verdict } from './score-text.ts'

const verdicts = ['right', 'listed', 'wrong', 'lost'] as const

const count = (scores: readonly Verdict[]) =>
  verdicts.map((verdict) => `${scores.filter((score) => score.verdict === verdict).length} ${verdict}`)

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Prints how the papers are read, with `--faults` each question that is not read as it is printed. */
function measure(title: string, papers: readonly CorpusPaper[]) {
  const scored = papers.map((paper) => ({ paper, scores: scoreText(paper.read(), paper.expected) }))
  const all = scored.flatMap(({ scores }) => scores)
  print(`${title}: ${papers.length} texts, ${all.length} questions: ${count(all).join(', ')}`)
  if (!process.argv.includes('--faults')) return
  for (const { paper, scores } of scored) {
    const faults = scores.flatMap(({ number, verdict, faults }) =>
      faults.length === 0 ? [] : [`  ${number} ${verdict}: ${faults.join('; ')}`],
    )
    const passages = scorePassages(paper.read(), paper.expected).map((text) => `  text ${text}`)
    if (faults.length + passages.length > 0) print([paper.name, ...faults, ...passages].join('\n'))
  }
}

measure('The corpus', corpusPapers)
measure('Held out', heldOutPapers)
