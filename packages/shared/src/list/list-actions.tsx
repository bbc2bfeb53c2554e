import { Download, History } from 'lucide-react'
import type { Restorer } from '../deletion/restore-record.ts'
import { Button } from '../ui/button.tsx'
import { formatCount } from '../ui/number.ts'
import { RecordMenu } from './record-actions.tsx'
import { phoneWidth, useIsNarrower } from './use-is-narrower.ts'
import type { ListState } from './use-list.ts'

/** A link above a list. On phones the main ones are beside the count, and others in the menu of the list's bar. */
export type ListLink = { label: string; to: string; isMain?: boolean }

export type ListActionsProps<Item> = {
  list: ListState<Item>
  restorer?: Restorer
  links?: readonly ListLink[]
  onExport(items: readonly Item[]): void
}

/** Actions on the whole list, side by side; on phones in one menu, so that they fit in one line with the search. */
export function ListActions<Item>({ list, restorer, links = [], onExport }: ListActionsProps<Item>) {
  const { visible, definition, deletedPanel } = list
  const isFolded = useIsNarrower(phoneWidth)
  const actions = [
    {
      label: 'Export as CSV',
      title: `Export ${formatCount(visible.length, definition.words)} as CSV`,
      icon: <Download size={16} aria-hidden />,
      onRun: () => onExport(visible),
    },
    ...(restorer === undefined
      ? []
      : [
          {
            label: 'Recently deleted',
            title: 'Recently deleted',
            icon: <History size={16} aria-hidden />,
            onRun: () => deletedPanel?.open(),
          },
        ]),
  ]
  if (isFolded) return <RecordMenu actions={[...actions, ...links.filter(({ isMain }) => isMain !== true)]} />
  return actions.map(({ label, onRun, ...button }) => (
    <Button key={label} type="text" aria-label={label} onClick={onRun} {...button} />
  ))
}
