export type Fact = { label: string; value: string }

export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** One line per fact, for pasting into a message. */
export const toFactText = (facts: readonly Fact[]): string =>
  facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
