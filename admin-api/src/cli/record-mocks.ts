import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { CommandError } from '@console/node-server/command-error'
import { seedMediaDir } from '../seed/seed-media.ts'
import { readSeedMocks } from '../seed/seed-mocks.ts'
import { listTurns, toSpoken } from '../seed/transcript.ts'

/** Programs from the Debian packages of these names. */
const tools = ['flite', 'sox', 'lame']

/** Voices of flite, with the gain in dB that makes them equally loud. */
const gains = { slt: -5, rms: 0.5, awb: -0.5 }
type Voice = keyof typeof gains
const women = ['Agent', 'Clare', 'Guide', 'Hannah', 'Mina', 'Nadia', 'Organiser', 'Sofia']
const men: Voice[] = ['awb', 'rms']

/** Slower than flite's default, for learners. */
const pace = 'duration_stretch=1.1'

/** Seconds of silence. */
const pauses = { turn: 0.35, part: 1.5 }

/** Kilobits a second: six recordings of 26 minutes in all are to stay below 4 MB, with the pictures. */
const bitRate = 20

try {
  expectTools()
  for (const { name, listening_questions: test } of readSeedMocks()) {
    if (!test) continue
    const file = join(seedMediaDir, basename(test.recording ?? ''))
    record(
      test.parts.map(({ transcript }) => String(transcript)),
      file,
    )
    console.log(`${basename(file)}  ${Math.round(statSync(file).size / 1000)} KB  ${name}`)
  }
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function expectTools() {
  const missing = tools.filter((tool) => {
    try {
      execFileSync('sh', ['-c', `command -v ${tool}`], { stdio: 'ignore' })
      return false
    } catch {
      return true
    }
  })
  if (missing.length > 0)
    throw new CommandError(
      `Recordings are made with ${tools.join(', ')}; install ${missing.join(', ')} first.`,
    )
}

function record(transcripts: readonly string[], file: string) {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'))
  try {
    const pieces = transcripts.flatMap((transcript, part) =>
      speakPart(transcript, join(folder, String(part))),
    )
    const whole = join(folder, 'whole.wav')
    execFileSync('sox', [...pieces, whole])
    execFileSync('lame', ['--quiet', '-m', 'm', '--abr', String(bitRate), '-q', '0', whole, file])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Speaks each turn into a wave file; they are heard one after the other. */
function speakPart(transcript: string, path: string): string[] {
  const turns = listTurns(transcript)
  const voices = castVoices(turns.map(({ speaker }) => speaker))
  return turns.map(({ speaker, text }, index) => {
    const voice = voices.get(speaker) ?? 'rms'
    const [spoken, piece] = [`${path}-${index}-spoken.wav`, `${path}-${index}.wav`]
    execFileSync('flite', ['-voice', voice, '--setf', pace, '-t', toSpoken(text), '-o', spoken])
    const pause = index === turns.length - 1 ? pauses.part : pauses.turn
    // Cuts flite's own silence before and after, so that the pauses are ours.
    const cut = ['silence', '1', '0.02', '0.3%', 'reverse', 'silence', '1', '0.02', '0.3%', 'reverse']
    execFileSync('sox', [spoken, piece, 'gain', String(gains[voice]), ...cut, 'pad', '0', String(pause)])
    return piece
  })
}

/** The narrator has a voice that few others need; the second man to speak has it too. */
function castVoices(speakers: readonly string[]): Map<string, Voice> {
  const voices = new Map<string, Voice>([['Narrator', 'rms']])
  let heard = 0
  for (const speaker of speakers) {
    if (voices.has(speaker)) continue
    voices.set(speaker, women.includes(speaker) ? 'slt' : (men[heard++] ?? 'rms'))
  }
  return voices
}
