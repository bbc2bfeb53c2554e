import { Component, Fragment, type PropsWithChildren } from 'react'
import { useLocation } from 'react-router'

type Rules = {
  /** Whether drawing anew helps against it. */
  mends(error: unknown): boolean
  /** Times that what is inside is drawn anew at one place before what it throws is let through. */
  most: number
}

type Props = PropsWithChildren<Rules & { place: string }>
type State = {
  place: string
  thrown: { error: unknown } | null
  isNew: boolean
  failures: number
  drawing: number
}

class Boundary extends Component<Props, State> {
  override state: State = { place: this.props.place, thrown: null, isNew: false, failures: 0, drawing: 0 }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error }, isNew: true }
  }

  static getDerivedStateFromProps({ place }: Props, before: State): Partial<State> {
    const more = before.isNew ? 1 : 0
    const failures = (place === before.place ? before.failures : 0) + more
    return { place, isNew: false, failures, drawing: before.drawing + more }
  }

  override render() {
    const { thrown, failures, drawing } = this.state
    const { mends, most, children } = this.props
    if (thrown !== null && (failures > most || !mends(thrown.error))) throw thrown.error
    return <Fragment key={drawing}>{children}</Fragment>
  }
}

/**
 * A screen that throws while it is being left is gone by then, and its own boundary with it. What was thrown would take the
 * frame down; here the screen that came in its place is drawn once more.
 */
export const SectionBoundary = ({ children }: PropsWithChildren) => (
  <Boundary place={useLocation().key} mends={() => true} most={3}>
    {children}
  </Boundary>
)

/** Each is another text of the page; one that comes back for ever is let through at last. */
const mostMoved = 50

/**
 * Browser translation and extensions move texts that React has put on the page, and taking these away fails. What is inside is then
 * drawn from nothing. See docs/decisions/0067-a-page-that-something-else-changes.md.
 */
export const MovedTextBoundary = ({ children }: PropsWithChildren) => (
  <Boundary place={useLocation().key} mends={isMovedText} most={mostMoved}>
    {children}
  </Boundary>
)

const isMovedText = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError'
