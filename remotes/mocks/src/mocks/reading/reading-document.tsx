import type { Mock } from '@console/shared/schemas/mock'
import { Button } from 'antd'
import { Link } from 'react-router'
import { readingMocksPath, toReadingEditPath } from '../../paths.ts'
import { listNodes, mockId, toContent } from '../document/mock-content.ts'
import { toMockDocument } from '../document/mock-document.ts'
import { toFigures } from '../document/mock-figures.ts'
import { checkMock } from '../health/check-mock.ts'
import { toHealthText } from '../health/mock-issue.ts'
import { listAccepted } from '../key/answer-text.ts'
import type { KeyGroup } from '../key/key-group.ts'
import { mockVariantLabels } from '../mock-labels.ts'
import styles from './reading-document.module.css'
import { PassageQuestions, PassageText } from './reading-paper.tsx'

/** A reading mock as a document: its passages, its questions with their key, what is wrong with it, to be printed. */
export function ReadingDocument({ mock }: { mock: Mock }) {
  const content = toContent(toMockDocument(mock))
  const { questions, marks } = toFigures(content)
  const issues = checkMock(content)
  const facts = [
    mockVariantLabels[mock.type],
    `${mock.duration} minutes`,
    `${questions} questions`,
    `${marks} marks`,
    ...(mock.status === undefined ? [] : [mock.status]),
  ]
  return (
    <article className={styles.document}>
      <title>{`${mock.name} · IELTS console`}</title>
      <header className={styles.head}>
        <div>
          <h1>{mock.name}</h1>
          <p className={styles.facts}>{facts.join(' · ')}</p>
        </div>
        <div className={styles.actions}>
          <Link to={readingMocksPath}>All reading mocks</Link>
          <Button onClick={() => window.print()}>Print</Button>
          <Link to={toReadingEditPath(mock.id)}>Edit</Link>
        </div>
      </header>
      {mock.instruction != null && mock.instruction !== '' && <p>{mock.instruction}</p>}
      <section className={styles.health} aria-label="Health">
        <h2>{toHealthText(issues)}</h2>
        {issues.length > 0 && (
          <ul>
            {issues.map(({ message, place }) => (
              <li key={`${place.node} ${place.field} ${message}`}>{message}</li>
            ))}
          </ul>
        )}
      </section>
      {listNodes(content.nodes, mockId, 'passages').map(({ id }, index) => (
        <section key={id} aria-label={`Passage ${index + 1}`}>
          <h2>Passage {index + 1}</h2>
          <PassageText content={content} id={id} />
          <PassageQuestions
            content={content}
            id={id}
            answer={({ key }, group) => <p className={styles.key}>{toKeyText(key, group)}</p>}
          />
        </section>
      ))}
    </article>
  )
}

const toKeyText = (key: string, { kind }: KeyGroup): string => {
  if (key.trim() === '') return 'No answer in the key'
  return `Answer: ${kind === 'words' ? listAccepted(key).join(' or ') : key}`
}
