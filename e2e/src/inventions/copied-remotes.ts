import { hash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { buildInventedRemote } from '@console/remote-kit/testing/invented-remote'

export type CopiedRemotes = { units: { name: string; distDir: string }[]; remove(): Promise<void> }

const toNumber = (place: number) => String(place).padStart(3, '0')

/** Sections per menu group. */
const inOneGroup = 20

/**
 * Remotes `section001`, `section002` … with one screen each: a single build copied under other names, with the hashes
 * inside its files adjusted.
 */
export async function buildCopiedRemotes(count: number): Promise<CopiedRemotes> {
  const template = await buildInventedRemote({
    name: 'section000',
    config: {
      title: 'Section 000',
      menu: [{ title: 'Section 000', path: '/section000/', icon: 'screen', order: 1000, group: 'Group 000' }],
      screens: { '/section000/': 'section.tsx' },
    },
    files: {
      'src/remote.ts': `export default { name: 'section000', routes: () => [{ path: 'section000', lazy: () => import('./section.tsx') }] }`,
      'src/section.tsx': `
        import { Button, Segmented } from 'antd'
        export const Component = () => <>
          <h1>Section 000</h1>
          <Segmented options={['Open', 'Closed']} />
          <Button>Write to the team of section000</Button>
        </>
      `,
    },
  })
  const dir = await mkdtemp(join(tmpdir(), 'console-copies-'))
  try {
    const files = await readTexts(template.distDir)
    const places = Array.from({ length: count }, (_, index) => index + 1)
    const units = places.map((place) => ({ place, name: `section${toNumber(place)}` }))
    for (const { place, name } of units) {
      await writeFile(await inFolder(join(dir, name, 'package.json')), '{"version":"1.0.0"}')
      for (const [file, text] of copy(files, place))
        await writeFile(await inFolder(join(dir, name, 'dist', file)), text)
    }
    return {
      units: units.map(({ name }) => ({ name, distDir: join(dir, name, 'dist') })),
      remove: () => rm(dir, { recursive: true, force: true }),
    }
  } finally {
    await template.remove()
  }
}

async function inFolder(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  return file
}

async function readTexts(dir: string): Promise<Map<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      files.map(async (file) => [relative(dir, file), await readFile(file, 'utf8')] as const),
    ),
  )
}

const toIntegrity = (text: string) => `sha384-${hash('sha384', text, 'base64')}`

function copy(files: ReadonlyMap<string, string>, place: number): Map<string, string> {
  const group = toNumber(Math.floor((place - 1) / inOneGroup) + 1)
  const rename = (text: string) =>
    text
      .replaceAll('section000', `section${toNumber(place)}`)
      .replaceAll('Section 000', `Section ${toNumber(place)}`)
      .replaceAll('Group 000', `Group ${group}`)
  const former = [...files].map(([file, text]) => ({ file, text, integrity: toIntegrity(text) }))
  const copied = new Map<string, string>()
  const copyFile = (file: string, text: string): string => {
    const known = copied.get(file)
    if (known !== undefined) return known
    const named = former.filter((each) => each.file !== file && text.includes(each.integrity))
    const made = named.reduce(
      (made, each) => made.replaceAll(each.integrity, toIntegrity(copyFile(each.file, each.text))),
      rename(text),
    )
    copied.set(file, made)
    return made
  }
  for (const { file, text } of former) copyFile(file, text)
  return copied
}
