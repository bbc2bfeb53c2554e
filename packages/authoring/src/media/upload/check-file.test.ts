import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { assertSize, findType } from './check-file.ts'
import { hashFile } from './hash-file.ts'

const buildFile = (name: string, head: readonly number[] | string) =>
  new File([typeof head === 'string' ? Buffer.from(head, 'latin1') : Buffer.from(head)], name)

const buildLarge = (name: string, head: string) =>
  Object.defineProperty(buildFile(name, head), 'size', { value: 300 * 1024 * 1024 })

describe('the type of a file', () => {
  it.each([
    ['recording', 'audio/mpeg', 'ID3\u0004'],
    ['recording', 'audio/mpeg', '\u00ff\u00fb\u0090\u0000'],
    ['recording', 'audio/wav', 'RIFF....WAVEfmt '],
    ['recording', 'audio/ogg', 'OggS'],
    ['recording', 'audio/mp4', '....ftypM4A '],
    ['recording', 'audio/mp4', '....ftypqt  '],
    ['recording', 'audio/mp4', '....ftyp3gp4'],
    ['recording', 'audio/mp4', '....ftyp3g2a'],
    ['recording', 'audio/mp4', '....ftypdash'],
    ['picture', 'image/png', '\u0089PNG\r\n\u001a\n'],
    ['picture', 'image/jpeg', '\u00ff\u00d8\u00ff\u00e0'],
    ['picture', 'image/webp', 'RIFF....WEBPVP8 '],
  ] as const)('is recognised by its bytes: a %s of type %s', async (kind, type, head) => {
    expect(await findType(buildFile('without an ending', head), kind)).toBe(type)
  })

  it.each([
    ['a.mp3', '<html>', 'recording', '“a.mp3” is not an MP3, M4A, OGG or WAV recording.'],
    ['map.svg', '<svg ', 'picture', '“map.svg” is not a PNG, JPEG or WebP picture.'],
    ['map.png', 'ID3', 'picture', '“map.png” is not a PNG, JPEG or WebP picture.'],
    ['a.html', '<html>', 'recording', '“a.html” is not an MP3, M4A, OGG or WAV recording.'],
    [
      'a.aac',
      '\u00ff\u00f1\u0050\u0080',
      'recording',
      '“a.aac” is not an MP3, M4A, OGG or WAV recording. Export it as MP3 from an audio program, such as Audacity, and choose that file.',
    ],
    [
      'a.wma',
      '\u0030\u0026\u00b2\u0075',
      undefined,
      '“a.wma” is not an MP3, M4A, OGG or WAV recording, nor a PNG, JPEG or WebP picture. Export it as MP3 from an audio program',
    ],
    ['a.mp3', '', 'recording', '“a.mp3” is empty.'],
  ] as const)('refuses %s that begins with %j', async (name, head, kind, message) => {
    await expect(findType(buildFile(name, head), kind)).rejects.toThrow(message)
  })

  it.each([
    ['recording', 'It also has to be an MP3, M4A, OGG or WAV recording.'],
    [undefined, 'It also has to be an MP3, M4A, OGG or WAV recording, or a PNG, JPEG or WebP picture.'],
  ] as const)(
    'reports that a file is too large first, even if it is not of the kind %s either',
    async (kind, also) => {
      await expect(findType(buildLarge('lesson.avi', 'RIFF....AVI '), kind)).rejects.toThrow(
        `“lesson.avi” is 300.0 MB; a recording can be 250.0 MB at most. ${also}`,
      )
    },
  )

  it('refuses a file that is too large, and says what to do', () => {
    const large = buildLarge('long.wav', 'RIFF')
    expect(() => assertSize(large, 'recording')).toThrow(
      '“long.wav” is 300.0 MB; a recording can be 250.0 MB at most. Save it as MP3, or in parts.',
    )
  })
})

it('hashes a file slice by slice', async () => {
  const bytes = Buffer.alloc(2_500_000, 'listen')
  const done: number[] = []
  const hash = await hashFile(new Blob([bytes]), (at) => done.push(at))
  expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'))
  expect(done).toEqual([1_048_576, 2_097_152, 2_500_000])
})
