import { Component, Fragment, type PropsWithChildren } from 'react'
import { useLocation } from 'react-router'

/** Times that a screen is drawn anew before what it throws is let through. */
const mostFailures = 3

type Props = PropsWithChildren<{ place: string }>
type State = {
  place: string
  thrown: { error: unknown } | null
  isNew: boolean
  failures: number
  drawing: number
}

/**
 * A screen that throws while it is being left is gone by then, and its own boundary with it. What was thrown would take the
 * frame down; here the screen that came in its place is drawn once more.
 */
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
    if (thrown !== null && failures > mostFailures) throw thrown.error
    return <Fragment key={drawing}>{this.props.children}</Fragment>
  }
}

export function SectionBoundary({ children }: PropsWithChildren) {
  return <Boundary place={useLocation().key}>{children}</Boundary>
}
