/** Where a screen's route matched, for names that depend on the record it shows. */
export type ScreenMatch = { params: Readonly<Record<string, string | undefined>>; loaderData: unknown }

export type Crumb = { title: string; to: string }

/**
 * What a screen tells the frame of itself: the `handle` of its route. The breadcrumbs are made of it, and the name under
 * which the screen is found among those visited last. The menu entry that the screen lies under is known to the frame.
 */
export type ScreenHandle = {
  /** Name of the screen, as in its heading: "Packages". */
  title: string | ((match: ScreenMatch) => string)
  /** Screens between the menu entry's own and this one, outermost first: the article whose editor this is. */
  parents?: (match: ScreenMatch) => readonly Crumb[]
}
