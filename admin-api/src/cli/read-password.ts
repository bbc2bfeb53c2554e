import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { CommandError } from './command-error.ts'

/**
 * From the file of `PASSWORD_FILE`, from a terminal without showing it, or from what standard input holds. Never from
 * the command line, which every process of the machine can read.
 * @throws CommandError
 */
export async function readPassword(file: string | undefined): Promise<string> {
  if (file !== undefined && file !== '') return withoutLineEnd(await readPasswordFile(file))
  if (!process.stdin.isTTY) return withoutLineEnd(await text(process.stdin))
  const password = await askHidden('Password: ')
  if ((await askHidden('Once more: ')) !== password) throw new CommandError('The passwords differ.')
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

async function askHidden(question: string): Promise<string> {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
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
