import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { ReviewDrawerProps } from './review-drawer.tsx'

const ReviewDrawer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "versions" */ './review-drawer.tsx')).ReviewDrawer,
}))

/** Opens the review of a mock, its difficulty and its tags. */
export function ReviewButton(props: Omit<ReviewDrawerProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Review</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReviewDrawer {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
