import { Component, Fragment, type PropsWithChildren } from 'react'
import { useLocation } from 'react-router'

type Rules = {
  /** Whether rendering again can fix the error. */
  canRecover(error: unknown): boolean
  /** How often the children are rendered again in one place before their error is rethrown. */
  maxRetries: number
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
    const { canRecover, maxRetries, children } = this.props
    if (thrown !== null && (failures > maxRetries || !canRecover(thrown.error))) throw thrown.error
    return <Fragment key={drawing}>{children}</Fragment>
  }
}

/**
 * A screen that throws while being left has already unmounted, along with its own boundary. Its error would take the
 * frame down; rendering once more shows the screen that replaced it.
 */
export const SectionBoundary = ({ children }: PropsWithChildren) => (
  <Boundary place={useLocation().key} canRecover={() => true} maxRetries={3}>
    {children}
  </Boundary>
)

/** Each error is another text of the page; one that repeats for ever is rethrown in the end. */
const maxRemounts = 50

/**
 * Browser translation and extensions move text nodes that React owns, so that removing them fails. The children are
 * then mounted from scratch. See docs/decisions/0067-a-page-that-something-else-changes.md.
 */
export const MovedTextBoundary = ({ children }: PropsWithChildren) => (
  <Boundary place={useLocation().key} canRecover={isMovedText} maxRetries={maxRemounts}>
    {children}
  </Boundary>
)

const isMovedText = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError'
