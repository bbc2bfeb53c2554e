import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { type Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { CommandError } from '@console/node-server/command-error'

export type PasswordInput = Readable & { isTTY?: boolean }

/**
 * From the file of `PASSWORD_FILE`, from a terminal without showing it, or from what the input, standard input, holds. Never from
 * the command line, which every process of the machine can read.
 * @throws CommandError
 */
export async function readPassword(file: string | undefined, input: PasswordInput): Promise<string> {
  if (file !== undefined && file !== '') return withoutLineEnd(await readPasswordFile(file))
  if (input.isTTY !== true) return withoutLineEnd(await text(input))
  const password = await askHidden('Password: ', input)
  if ((await askHidden('Once more: ', input)) !== password) throw new CommandError('The passwords differ.')
  return password
}

async function readPasswordFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new CommandError(
      `PASSWORD_FILE could not be read: ${cause instanceof Error ? cause.message : String(cause)}.`,
    )
  }
}

async function askHidden(question: string, input: PasswordInput): Promise<string> {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: nowhere, terminal: true })
  const isLeft = Promise.withResolvers<never>()
  lines.once('SIGINT', () => isLeft.reject(new CommandError('Nothing was changed.')))
  lines.once('close', () => isLeft.reject(new CommandError('Nothing was changed.')))
  try {
    return await Promise.race([lines.question(''), isLeft.promise])
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}

const withoutLineEnd = (content: string) => content.replace(/\r?\n$/, '')
