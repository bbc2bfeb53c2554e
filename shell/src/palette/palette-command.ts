import type { MenuEntry } from '@console/shared/remote-config'

/** In display order. */
export const paletteGroups = [
  'Recently visited',
  'Often used',
  'Go to',
  'Actions',
  'Records',
  'In texts',
  'Theme',
  'Console',
] as const

export type PaletteCommand = {
  id: string
  title: string
  group: (typeof paletteGroups)[number]
  /** Its section, in a word or two: "Sales". */
  hint?: string | undefined
  keywords: readonly string[]
  /** `recent`, `create`, `theme` and `console` are the palette's own. */
  icon: MenuEntry['icon']
  run(): void
}
