import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import type { Review, ReviewStep } from '@console/ielts/schemas'
import { RelativeTime } from '@console/shared/ui/relative-time'

const stepTexts: Record<ReviewStep, string> = {
  sent: 'Sent for review',
  approved: 'Approved',
  changes: 'Changes requested',
  edited: 'Changed after it was approved',
}

/** The steps of a review with author and note, newest first. */
export function ReviewSteps({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null
  return (
    <section aria-label="Steps of the review">
      <p className={text.label}>Steps</p>
      <ol className={`${layout.plain} ${layout.rows}`}>
        {reviews.toReversed().map((review) => (
          <li key={`${review.at} ${review.step}`}>
            <ReviewStepLine review={review} />
            {review.note !== '' && <p className={text.note}>{review.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** "Approved by Amelia Hart, 3 minutes ago" */
export const ReviewStepLine = ({ review: { step, by, at, reviewer } }: { review: Review }) => (
  <span>
    {stepTexts[step]}
    {by !== null && ` by ${by}`}
    {reviewer !== undefined && ` to ${reviewer}`}, <RelativeTime at={at} />
  </span>
)
