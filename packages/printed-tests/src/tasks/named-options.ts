import { isVerdict, toLetter } from '@console/ielts'
import type { PrintedGroup } from '../model/printed-test.ts'

/** “Write H (Hamilton), A (Archetti) or B (Hoch).” */
export function listNamed(said: string): PrintedGroup['options'] {
  const found = [
    ...said.matchAll(/(?<![A-Za-z])([A-Z]) \(([A-Za-z][^()]{1,40})\)/g),
    ...said.matchAll(/(?<![A-Za-z])([A-Z]) (?:for|=) ([A-Za-z ]{1,40}?)(?=,|\.| or | and | [A-Z] = |$)/g),
  ].map(([, key = '', value = '']) => ({ key, value }))
  const turned = [
    ...said.matchAll(/(?<![A-Za-z])([A-Z][A-Za-z]{1,20}(?: [A-Z][a-z]{1,20})?) = ([A-Z])(?![A-Za-z])/g),
  ].map(([, value = '', key = '']) => ({ key, value }))
  const behind = [
    ...said.matchAll(
      /(?<=[:,?.–—-]\s|\bor\s|\band\s)([A-Za-z][A-Za-z’'-]{0,20}(?: [A-Za-z’'-]{1,20}){0,3}) \(([A-Z]{1,2})\)/g,
    ),
  ].map(([, value = '', key = '']) => ({ key, value }))
  const options =
    [found, turned, behind, listInRow(said), listInitials(said)].find((each) => each.length > 0) ?? []
  const areOptions = options.length > 1 && !options.some(({ value }) => isVerdict(value))
  return areOptions ? options : []
}

/** “… three students: Amir, Bella and Chen. … Write A, B or C.” */
function listInitials(said: string): { key: string; value: string }[] {
  const letters =
    /\b(?:write|choose|circle)\s(A, B(?:, [C-H]){0,4},? or [B-H])\b/i.exec(said)?.[1]?.match(/[A-H]/g) ?? []
  const lists = [...said.matchAll(/\b[A-H]\p{L}{1,20}(?:, [A-H]\p{L}{1,20}){0,5},? and [A-H]\p{L}{1,20}/gu)]
  const names = lists
    .map(([list]) => list.split(/, (?:and )?| and /))
    .find((each) => each.map((name) => name.charAt(0)).join('') === letters.join(''))
  return names?.map((value) => ({ key: value.charAt(0), value })) ?? []
}

/** “Find the person: a Bear, b Buie, c gardeners” */
function listInRow(said: string): { key: string; value: string }[] {
  const start = /:\s?\(?a[).]?\s/.exec(said)
  if (start === null) return []
  const values = said.slice(start.index + start[0].length).split(/,?\s\(?[b-h][).]?\s/)
  return values.length > 1 && values.every((value) => value.length < 40)
    ? values.map((value, index) => ({ key: toLetter(index), value: value.replace(/[.,]$/, '') }))
    : []
}
