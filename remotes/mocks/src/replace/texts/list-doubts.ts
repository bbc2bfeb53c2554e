import { type MockDocument, toContent } from '@console/ielts'
import { listAddedErrors, toCounted } from '@console/ielts/checks'
import { partition } from 'es-toolkit/array'
import { sectionChecks } from '../../list/check-record.ts'
import { isInsideWord } from '../../search/texts/find-matches.ts'
import { partOfWord, type ReplaceHit, type ReplaceWords, replaceHits } from './replace-hits.ts'

/** The errors that replacing these matches would cause. */
export const listNewErrors = (
  document: MockDocument,
  hits: readonly ReplaceHit[],
  words: ReplaceWords,
): string[] =>
  listAddedErrors(
    toContent(replaceHits(document, hits, words)),
    toContent(document),
    sectionChecks[document.section],
  ).map(({ message }) => message)

/** Matches that need a look before they are replaced, each with the reason. */
export function listDoubts(
  document: MockDocument,
  hits: readonly ReplaceHit[],
  words: ReplaceWords,
): ReadonlyMap<ReplaceHit, string> {
  const [inside, whole] = partition(hits, (hit) => isInsideWord(hit.text, hit))
  return new Map([
    ...inside.map((hit) => [hit, partOfWord] as const),
    ...[...listRisks(document, whole, words)].map(
      ([hit, errors]) =>
        [hit, `Would add ${toCounted(errors.length, 'error')}: ${errors.join('. ')}`] as const,
    ),
  ])
}

/** Matches that cause errors, with those errors. Matches that cause one only together are all included. */
function listRisks(
  document: MockDocument,
  hits: readonly ReplaceHit[],
  words: ReplaceWords,
): ReadonlyMap<ReplaceHit, readonly string[]> {
  const risks = new Map<ReplaceHit, readonly string[]>()
  if (!search(hits)) return risks
  const others = hits.filter((hit) => !risks.has(hit))
  const together = listNewErrors(document, others, words)
  if (together.length > 0) for (const hit of others) risks.set(hit, together)
  return risks

  /** Bisects, since each check reads the whole mock and most matches are harmless. Returns whether these cause errors. */
  function search(some: readonly ReplaceHit[]): boolean {
    const [first] = some
    const errors = first === undefined ? [] : listNewErrors(document, some, words)
    if (first === undefined || errors.length === 0) return false
    const middle = some.length >> 1
    if (middle === 0) risks.set(first, errors)
    else for (const half of [some.slice(0, middle), some.slice(middle)]) search(half)
    return true
  }
}
