import { ActionButton, type ActionButtonProps } from './action-button.tsx'

export type IconButtonProps = Omit<ActionButtonProps, 'aria-label' | 'look'> & {
  /** Accessible name. */
  label: string
  look?: 'icon' | 'smallIcon' | 'rowIcon'
}

export function IconButton({ label, look = 'icon', ...button }: IconButtonProps) {
  return <ActionButton look={look} aria-label={label} {...button} />
}
