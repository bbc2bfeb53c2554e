/** The part of a test that a line is. `none` is left out. */
export type LineRole = 'title' | 'text' | 'rubric' | 'question' | 'option' | 'key' | 'script' | 'none'

/** Roles that a person gave to lines, which are counted from 1. They count for more than any pattern. */
export type Hints = ReadonlyMap<number, LineRole>
