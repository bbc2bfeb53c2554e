/** Keyboard shortcuts of every list, for the shortcuts sheet; `list-keys.ts` implements them. */
export const listShortcuts: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['/'], does: 'Search the list' },
  { keys: ['↓', '↑'], does: 'Go from the search to the rows, and from row to row' },
  { keys: ['Home', 'End'], does: 'Go to the first or the last row' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['x'], does: 'Select the row, or take it out of the selection' },
  { keys: ['a'], does: 'Go to the actions for the selection' },
  { keys: ['.', 'Menu'], does: 'Open the menu of the row' },
  {
    keys: ['Alt+Page Up', 'Alt+Page Down'],
    does: 'In a record: go to the one before or after it in the list',
  },
]
