import { openApi } from '../../src/console/open-api.ts'
import type { TestConsole } from '../../src/console/start-test-console.ts'

/** Addresses that no remote lists: the shell's own, and forms over a list. */
const others = ['/signin', '/console/remotes/', '/packages/?new', '/packages/?edit=1', '/coupons/?new']

/** API lists for resolving `:id`, by path prefix. */
const lists: Record<string, string> = {
  '/grammar/': 'grammars-or-essays',
  '/mocks/writing/': 'mocks/writing',
  '/mocks/reading/': 'mocks/reading',
  '/mocks/listening/': 'mocks/listening',
}

/** The address of every screen of the current release, by its name there; each `:id` is that of the first record. */
export async function listScreens(testConsole: TestConsole): Promise<Record<string, string>> {
  const call = await openApi(testConsole)
  const current = await testConsole.store.readCurrent()
  const named = (current?.release.remotes ?? []).flatMap(({ screens }) => Object.keys(screens))
  const screens = [...others, ...named]
  return Object.fromEntries(
    await Promise.all(screens.map(async (screen) => [screen, await fillIn(screen)] as const)),
  )

  async function fillIn(screen: string): Promise<string> {
    if (!screen.includes(':id')) return screen
    const list = Object.entries(lists).find(([beginning]) => screen.startsWith(beginning))?.[1]
    if (list === undefined) throw new Error(`Say in lists where the API lists the records of ${screen}`)
    const [first] = await call<{ id: number }[]>('GET', list)
    return screen.replace(':id', String(first?.id))
  }
}
