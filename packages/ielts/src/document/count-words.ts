/** Zero for a text that nobody wrote. */
export const countWords = (text: string | null | undefined): number => text?.match(/\S+/g)?.length ?? 0
