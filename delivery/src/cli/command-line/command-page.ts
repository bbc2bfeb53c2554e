import { CommandError } from '@console/node-server/command-error'
import {
  type CommandPage,
  commandPages,
  type OptionName,
  optionTexts,
  type ReleaseCommandName,
} from './command-help.ts'

/** One line for each command. */
export const overview = `Usage: pnpm release <command> …

${Object.entries(commandPages)
  .map(([name, { does }]) => `  ${name.padEnd(9)} ${does}`)
  .join('\n')}

pnpm release help <command> shows its forms and options.`

/** Forms and options of a command. */
export function toCommandPage(name: ReleaseCommandName): string {
  const { does, forms, options }: CommandPage = commandPages[name]
  const unique = [...new Set(options)]
  const width = Math.max(...unique.map((option) => option.length)) + 2
  return [
    `${name} ${does}.`,
    '',
    ...forms.map((form) => `  pnpm release ${form}`),
    '',
    ...unique.flatMap((option) => toOptionLines(option, width)),
  ].join('\n')
}

/** Columns of a terminal. */
const lineWidth = 110

function toOptionLines(option: OptionName, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of optionTexts[option].split(' ')) {
    if (line.length + word.length + width + 4 > lineWidth) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
  }
  const margin = ' '.repeat(width + 3)
  return [...lines, line].map((text, index) =>
    index === 0 ? `  ${`--${option}`.padEnd(width)} ${text}` : `${margin}${text}`,
  )
}

/** @throws CommandError for options that a command does not have. */
export function expectOwnOptions(name: ReleaseCommandName, given: readonly string[]): void {
  const { options }: CommandPage = commandPages[name]
  const foreign = given.filter((option) => !options.some((own) => own === option))
  if (foreign.length === 0) return
  const flags = [...new Set(foreign)].map((option) => `--${option}`).join(' and ')
  throw new CommandError(`${name} has no ${flags}: pnpm release help ${name} shows its options.`)
}
