import { ConflictChoices } from '@console/shared/editing/conflict-choices'

const ignore = () => undefined

const labels: Record<string, string> = {
  title: 'Title',
  price: 'Price',
  text: 'Text',
  hours: 'Opening hours',
}

const words = {
  noun: 'package',
  label: ([field]: readonly unknown[]) => labels[String(field)] ?? '',
  table: (value: unknown) => (Array.isArray(value) ? value : undefined),
  isWhole: ({ length }: readonly unknown[]) => length === 1,
}

const base = { title: 'Gold', price: '4.99', text: '', hours: [['Monday', '8']] }
const long = 'Bees that were moved to a new place found their way home within the hour.'

type Document = typeof base

const toConflict = (theirs: Partial<Document>, mine: Partial<Document>, from: Partial<Document> = {}) => {
  const copies = {
    base: { ...base, ...from },
    theirs: { ...base, ...from, ...theirs },
    mine: { ...base, ...from, ...mine },
  }
  const saved = { updated_at: '2026-11-29T08:00:00Z', updated_by: 'amelia@example.com' }
  return (
    <ConflictChoices
      copies={copies}
      theirs={saved}
      words={words}
      onReload={ignore}
      onOverwrite={ignore}
      onMerge={ignore}
    />
  )
}

export const states = {
  'Changed by one side each': toConflict({ price: '5.99' }, { title: 'Gold, 500 coins' }),
  'Changed by both, to be decided': toConflict(
    { price: '5.99', title: 'Gold plus' },
    { price: '6.49', title: 'Gold, 500 coins' },
  ),
  'A long text, with its changes marked': toConflict(
    { text: long.replace('a new place', 'another place') },
    { text: long.replace('within the hour', 'within two hours') },
    { text: long },
  ),
  'A table': toConflict({ hours: [['Monday', '9']] }, { hours: [['Tuesday', '8']] }),
}
