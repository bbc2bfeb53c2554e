/** Match of a screen's route, for names that depend on its record. */
export type ScreenMatch = { params: Readonly<Record<string, string | undefined>>; loaderData: unknown }

export type Crumb = { title: string; to: string }

/**
 * The `handle` of a screen's route, from which breadcrumbs and recent screens are derived. The frame knows the menu
 * entry above it.
 */
export type ScreenHandle = {
  /** The screen's name, as in its heading: "Packages". */
  title: string | ((match: ScreenMatch) => string)
  /** Screens between the menu entry and this one, outermost first: the article of an editor. */
  parents?: (match: ScreenMatch) => readonly Crumb[]
}
