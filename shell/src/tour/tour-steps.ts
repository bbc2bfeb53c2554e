import { helpKey, paletteKeys } from '../shortcuts/shortcut-keys.ts'

export type TourStep = {
  title: string
  text: string
  /** Selectors of the part of the frame that it is about; the first that is on screen is taken. */
  anchors: readonly string[]
}

const menuButton = '[aria-label="Open menu"]'

export const tourSteps: readonly TourStep[] = [
  {
    title: 'The menu',
    text: 'Every section of the console is here, and each is one click away.',
    anchors: ['#sidebar nav', menuButton],
  },
  {
    title: 'Find anything',
    text: `Type a name, a code or what you want to do, such as “new coupon”. The keys are ${paletteKeys.join(' ')}.`,
    anchors: ['[aria-keyshortcuts~="Control+K"]'],
  },
  {
    title: 'Your work',
    text: 'Lists and editors open here. What you type is kept on this device until you save it, even if you close the tab.',
    anchors: ['#content'],
  },
  {
    title: 'Help',
    text: `Every screen explains itself here. The key is ${helpKey}.`,
    anchors: [`[aria-keyshortcuts="${helpKey}"]`, '[aria-keyshortcuts~="Control+K"]'],
  },
  {
    title: 'Your account',
    text: 'Drafts, the theme, keyboard shortcuts and signing out are in this menu.',
    anchors: ['#sidebar [aria-haspopup="menu"]', menuButton],
  },
]
