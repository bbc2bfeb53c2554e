import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EmptyState } from './empty-state.tsx'
import { Page } from './page.tsx'

type RecordNotFoundProps = {
  /** "Package 7" */
  title: string
  /** "package" */
  noun: string
  /** "Back to the list" */
  action: ReactNode
}

/** Replaces a record that the server does not have. */
export function RecordNotFound({ title, noun, action }: RecordNotFoundProps) {
  return (
    <EmptyState title={`${title} was not found`} action={action}>
      It may have been deleted. The list shows every {noun} there is.
    </EmptyState>
  )
}

type MissingRecordProps = Pick<RecordNotFoundProps, 'title' | 'noun'> & {
  /** Section of the record: its title and its list. */
  section: string
  list: string
}

/** The screen for a record that the server does not have. */
export function MissingRecord({ section, list, ...names }: MissingRecordProps) {
  return (
    <Page title={section}>
      <RecordNotFound {...names} action={<Link to={list}>Back to the list</Link>} />
    </Page>
  )
}
