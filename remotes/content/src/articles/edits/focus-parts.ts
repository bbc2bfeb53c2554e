/** Names of focusable fields and buttons, as `data-part`; elements of the preview have theirs as `data-edits`. */
export const titlePart = (sectionId: string | number) => `title:${sectionId}`
export const itemPart = (itemId: string | number) => `item:${itemId}`
export const cellPart = (row: string, column: string) => `cell:${row}:${column}`
export const handlePart = (sectionId: string | number) => `handle:${sectionId}`
