import layout from '@console/authoring/styles/layout.module.css'
import type { FieldsOf } from '@console/ielts'

type CueCard = NonNullable<FieldsOf<'speaking.part'>['cue_card']>

export function CandidateCard({ card }: { card: CueCard }) {
  const lines = card.bullets.filter((line) => line.trim() !== '')
  return (
    <div className={layout.card}>
      <p dir="auto">
        <strong>{card.topic || 'The card has no topic yet.'}</strong>
      </p>
      {lines.length > 0 && (
        <>
          <p>You should say:</p>
          <ul>
            {lines.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
