/** Names of fields and buttons that are focused from elsewhere, as `data-part`; what is read names its own as `data-edits`. */
export const titlePart = (sectionId: string | number) => `title:${sectionId}`
export const itemPart = (itemId: string | number) => `item:${itemId}`
export const cellPart = (row: string, column: string) => `cell:${row}:${column}`
export const handlePart = (sectionId: string | number) => `handle:${sectionId}`
