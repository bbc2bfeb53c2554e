import { type ReactNode, Suspense } from 'react'
import { Page } from '../ui/page.tsx'
import { ListSkeleton } from './list-skeleton.tsx'

type ListPageProps = {
  title: string
  description: string
  actions?: ReactNode
  /** Noun for the placeholder: "packages". */
  of: string
  /** Reads the records with `useSuspenseQuery`. */
  children: ReactNode
}

/** A list's screen: its heading and actions at once, and a placeholder until the records have loaded. */
export function ListPage({ of, children, ...page }: ListPageProps) {
  return (
    <Page {...page}>
      <Suspense fallback={<ListSkeleton of={of} />}>{children}</Suspense>
    </Page>
  )
}
