/** Log message for an opened section: the baseline for error rates. */
export const sectionOpened = 'Section opened'
