/** Zero for a missing text. */
export const countWords = (text: string | null | undefined): number => text?.match(/\S+/g)?.length ?? 0
