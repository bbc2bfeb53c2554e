import type { ReactNode } from 'react'

/** The states of a control, by what is special about each. */
export type States = Readonly<Record<string, ReactNode>>

/** Every file of `entries`, by its name. */
export function listEntries(): ReadonlyMap<string, States> {
  const files = import.meta.webpackContext('./entries', { regExp: /\.tsx$/ })
  return new Map(
    files
      .keys()
      .toSorted()
      // The bundler cannot know what the files export.
      .map((file) => [file.replace(/^\.\/|\.tsx$/g, ''), (files(file) as { states: States }).states]),
  )
}
