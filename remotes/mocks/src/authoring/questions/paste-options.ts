import {
  findFreeKey,
  type OptionMarks,
  readGroup,
  setGroupField,
  toOption,
  toTraits,
  type WireOption,
} from '@console/ielts'
import { readList } from '@console/printed-tests/list'
import type { PasteList } from '../../editing/list-paste.ts'

/** Empty options are filled first; new ones get unused letters, so that existing answers stay right. */
export const pasteOptions: PasteList = (content, { group, at: [place], isReplaced }, text) => {
  const fields = readGroup(content.nodes, group)?.fields
  const form = toTraits(fields?.type).options
  const options = [...(fields?.options ?? [])]
  const isPaired = typeof options[0] !== 'string'
  const texts = readList(text, 'option')
  const open = [...options.keys()].filter(
    (index) =>
      index >= Number(place) &&
      ((isReplaced && index === Number(place)) || toOption(options[index] ?? '').text.trim() === ''),
  )
  for (const [index, entry] of texts.entries()) {
    const at = open[index]
    const option = at === undefined ? undefined : options[at]
    if (at === undefined || option === undefined) addOption(options, entry, { marks: form.marks, isPaired })
    else options[at] = typeof option === 'string' ? entry : { ...option, value: entry }
  }
  const noun = `${form.noun}s`
  return {
    name: `Paste ${noun}`,
    command: setGroupField(group, 'options', options),
    message: `${texts.length} ${noun} added`,
  }
}

type OptionForm = { marks: OptionMarks; isPaired: boolean }

function addOption(options: WireOption[], text: string, { marks, isPaired }: OptionForm) {
  if (!isPaired) return options.push(text)
  const { key, at } = findFreeKey(
    options.map((option) => toOption(option).key),
    marks,
  )
  return options.splice(at, 0, { key, value: text })
}
