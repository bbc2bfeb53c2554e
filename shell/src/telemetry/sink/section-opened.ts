/** The log message of a section that somebody opens: what errors are compared with. */
export const sectionOpened = 'Section opened'
