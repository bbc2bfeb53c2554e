import { ActionButton, type ActionButtonProps } from './action-button.tsx'

export type IconButtonProps = Omit<ActionButtonProps, 'aria-label' | 'look'> & {
  /** What it does, for those who do not see the sign. */
  label: string
  look?: 'icon' | 'smallIcon' | 'rowIcon'
}

export function IconButton({ label, look = 'icon', ...button }: IconButtonProps) {
  return <ActionButton look={look} aria-label={label} {...button} />
}
