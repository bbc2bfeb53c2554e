import { groupProofs, type SpecSources } from './find-spec-problems.ts'

/** For readers: each sentence with the files whose tests prove it, in rows of at most 400 characters. */
export function toCoverageTable({ sentences, security, tests }: SpecSources): string {
  const proofs = groupProofs(tests)
  const rows = Object.entries({ ...sentences, ...security }).map(([id, text]) => {
    const files = [...new Set((proofs.get(id) ?? []).map(({ file }) => file))]
    return `| ${id} | ${shorten(text.replaceAll('|', '·'), 150)} | ${shorten(files.join(' '), 230)} |`
  })
  return ['| | Sentence | Proved in |', '| --- | --- | --- |', ...rows, ''].join('\n')
}

const shorten = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`
