import { type PageRecorder, type PageState, recordPage } from '@console/shared/release/page-state'

type Leave = {
  /** Ends what is bound to the section's signal. */
  end(): void
  /** Goes to another section as by an entry of the menu; resolves to the reason if it cannot be done. */
  byMenu(): Promise<string | undefined>
}

type Visit = {
  remote: string
  leave: Leave
  page: PageRecorder
  before: PageState
  children: readonly Element[]
  /** Whether somebody typed or pressed something, so that a screen may ask before it is left. */
  isTouched: boolean
  obstacle?: string | undefined
}

/** Built-ins of the language: tests replace some of jsdom's others, which have gaps. */
const languageObjects = ['Array', 'Object', 'String', 'Number', 'Function', 'Promise', 'Map', 'Set', 'Date']
  .concat('RegExp')
  .flatMap((name) => [name, `${name}.prototype`])
  .concat('JSON', 'Math')

let visit: Visit | null = null

/** Starts the visit when a test opens a remote. */
export function beginVisit(remote: string, leave: Leave): void {
  visit?.leave.end()
  const page = recordPage(languageObjects)
  const children = [...document.body.children]
  visit = { remote, leave, page, before: page.read(), children, isTouched: false }
}

/** For events that only a person causes. */
export function noteTouch(): void {
  if (visit !== null) visit.isTouched = true
}

export const readVisit = (): Visit | null => visit

/** Leaves the screen that a test only looked at, while it is still rendered. */
export async function leaveByMenu(): Promise<void> {
  if (visit === null || visit.isTouched) return
  visit.obstacle = findCover() ?? (await visit.leave.byMenu())
}

/** An element that would cover the menu; jsdom has no layout, so only what an element says of itself counts. */
function findCover(): string | undefined {
  const isWhole = ({ style }: HTMLElement) =>
    /^(?:fixed|absolute)$/.test(style.position) &&
    style.pointerEvents !== 'none' &&
    (['top', 'left', 'right', 'bottom'].every((side) => /^0(?:px)?$/.test(style.getPropertyValue(side))) ||
      /^0(?:px)?$/.test(style.getPropertyValue('inset')))
  const cover = [...document.body.querySelectorAll<HTMLElement>('[style]')].find(
    (element) => isWhole(element) && element.closest('[role=dialog], dialog') === null,
  )
  return cover && `<${cover.localName}> covers the menu`
}

/** The screens are unmounted: everything bound to the section's signal ends. */
export function endVisit(): void {
  visit?.leave.end()
}

export function forgetVisit(): void {
  visit = null
}
