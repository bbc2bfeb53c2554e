import { toKeyLabel } from '@console/shared/ui/key-label'

export type TourStep = {
  title: string
  /** Candidate parts of the frame with their texts; the first one on screen is used. */
  places: readonly [TourAnchor, ...TourAnchor[]]
}

type TourAnchor = { selector: string; text: string }

const menuButton = '[aria-label="Open menu"]'
const search = '[aria-keyshortcuts~="Control+K"]'

export const tourSteps: readonly TourStep[] = [
  {
    title: 'The menu',
    places: [
      {
        selector: '#sidebar nav',
        text: 'Every section of the console is here, and each is one click away.',
      },
      { selector: menuButton, text: 'This button opens the menu, where every section of the console is.' },
    ],
  },
  {
    title: 'Find anything',
    places: [
      {
        selector: search,
        text: `Type a name, a code or what you want to do, such as “new coupon”. The shortcut is ${toKeyLabel('Ctrl+K')}.`,
      },
    ],
  },
  {
    title: 'Your work',
    places: [
      {
        selector: '#content',
        text: 'Lists and editors open here. What you type is kept on this device until you save it, even if you close the tab.',
      },
    ],
  },
  {
    title: 'Help',
    places: [
      {
        selector: '[aria-keyshortcuts="F1"]',
        text: 'Every screen is explained here. The shortcut is F1.',
      },
      {
        selector: search,
        text: 'Next to it, most screens have a question mark that opens their help. The shortcut is F1.',
      },
    ],
  },
  {
    title: 'Your account',
    places: [
      {
        selector: '#sidebar [aria-haspopup="menu"]',
        text: 'Drafts, the theme, keyboard shortcuts and signing out are in this menu.',
      },
      {
        selector: menuButton,
        text: 'Your name is at the foot of the menu. Drafts, the theme, keyboard shortcuts and signing out are there.',
      },
    ],
  },
]
