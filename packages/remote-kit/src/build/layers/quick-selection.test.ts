import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listGives } from '../contract/list-gives.ts'
import { type QuickSelection, readQuickSelection, renderProvided, selections } from './quick-selection.ts'

const root = join(import.meta.dirname, '../../../../..')
const dir = join(root, 'shell/src/remotes')

/** What the written files select, by library; of antd by folder. */
async function readWritten(): Promise<QuickSelection> {
  const gives = await listGives(join(dir, 'provided'))
  const components = Object.keys(gives).filter(
    (key) => key.startsWith('antd/') && gives[key]?.rest.length === 0,
  )
  return new Map([
    ...selections.map(({ module }) => [module, gives[module]?.quick ?? []] as const),
    ['antd', components.map((key) => key.slice('antd/es/'.length))],
  ])
}

const advice = 'pnpm provide writes these files; nobody edits them'

it('the shell’s files are as the command generates them', async () => {
  for (const [file, text] of renderProvided(await readWritten())) {
    expect(readFileSync(join(dir, file), 'utf8'), `${file}: ${advice}`).toBe(text)
  }
})

it('selects exactly the exports that the sources use', async () => {
  const used = readQuickSelection(root)
  for (const [module, names] of await readWritten()) {
    const idle = names.filter((name) => !used.get(module)?.includes(name))
    expect(idle, `${module}, used nowhere: ${advice}`).toEqual([])
    const late = used.get(module)?.filter((name) => !names.includes(name))
    expect(late, `${module}, for which every screen of a section waits: ${advice}`).toEqual([])
  }
})
