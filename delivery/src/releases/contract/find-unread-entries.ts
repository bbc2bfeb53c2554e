import type { Release } from '@console/shared/release'
import type { MenuEntry } from '@console/shared/remote-config'
import type { ReleaseProblem } from '../../errors/release-problem.ts'

type Icon = MenuEntry['icon']

/** Older shells do not list what they read. They read these, and do not start with any other menu icon. */
const readAtFirst = {
  remoteEntries: [1],
  menuIcons: [
    'dashboard',
    'packages',
    'coupons',
    'articles',
    'writing',
    'reading',
    'listening',
    'speaking',
    'screen',
  ],
}

/** Entries of remotes that the shell of the combination could not read. */
export function findUnreadEntries({ shell, remotes }: Pick<Release, 'shell' | 'remotes'>): ReleaseProblem[] {
  const reads = shell.reads ?? readAtFirst
  return remotes.flatMap((remote): ReleaseProblem[] => {
    const { name, schema = 1, menu } = remote
    const unread: ReleaseProblem[] = reads.remoteEntries.includes(schema)
      ? []
      : [{ kind: 'entry-unread', remote: name, schema, reads: reads.remoteEntries, shell: shell.version }]
    if (shell.reads !== undefined) return unread
    const icons = menu
      .filter(({ icon }) => !knowsIcon(reads.menuIcons, icon))
      .map(
        ({ title, icon }): ReleaseProblem => ({
          kind: 'icon-unread',
          remote: name,
          title,
          icon: nameIcon(icon),
          shell: shell.version,
        }),
      )
    return [...unread, ...icons]
  })
}

/** Icons that the shell draws as `screen`, since it does not know them; a line for each remote's entry. */
export function describeUnknownIcons({ shell, remotes }: Pick<Release, 'shell' | 'remotes'>): string[] {
  const { reads } = shell
  if (reads === undefined) return []
  return remotes.flatMap(({ name, menu }) =>
    menu
      .filter(({ icon }) => typeof icon === 'string' && !reads.menuIcons.includes(icon))
      .map(
        ({ title, icon }) =>
          `The menu entry “${title}” of ${name} has the icon ${nameIcon(icon)}, which shell ${shell.version} does not know. It is drawn as “screen” until a shell that knows it is released.`,
      ),
  )
}

const knowsIcon = (names: readonly string[], icon: Icon) => typeof icon === 'string' && names.includes(icon)
const nameIcon = (icon: Icon) => (typeof icon === 'string' ? `“${icon}”` : 'of its own')
