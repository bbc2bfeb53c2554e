import type { Mock } from '@console/shared/schemas/mock'
import { Button } from 'antd'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { checkMock, type SectionCheck } from '../core/checks/check-mock.ts'
import { toHealthText } from '../core/checks/mock-issue.ts'
import { listPartIds, type MockContent } from '../core/document/mock-content.ts'
import { toMockDocument } from '../core/document/mock-document.ts'
import { toFigures } from '../core/document/mock-figures.ts'
import { mockVariantLabels } from '../core/document/mock-labels.ts'
import type { NodeId } from '../core/document/mock-node.ts'
import { toContent } from '../core/document/mock-normalization.ts'
import { listAccepted } from '../core/keys/answer-text.ts'
import type { KeyGroup } from '../core/keys/key-group.ts'
import type { DeskProps } from './part-questions.tsx'
import styles from './section-document.module.css'

type SectionDocumentProps = {
  mock: Mock
  check: SectionCheck
  listPath: string
  editPath: string
  /** What a part is called as a heading: `Passage`. */
  partName: string
  /** Said beside the name of a part. */
  toPartNote?(content: MockContent, id: NodeId): string
  /** A part as it is printed. */
  Part: ComponentType<DeskProps>
  /** What belongs to the whole test. */
  Head?: ComponentType<Pick<DeskProps, 'content'>>
}

/** A mock as a document: its parts, its questions with their key, what is wrong with it, to be printed. */
export function SectionDocument(props: SectionDocumentProps) {
  const { mock, check, listPath, editPath, partName, toPartNote, Part, Head } = props
  const content = toContent(toMockDocument(mock))
  const { section } = content
  const { questions, marks } = toFigures(content)
  const issues = checkMock(content, check)
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
          <Link to={listPath}>All {section} mocks</Link>
          <Button onClick={() => window.print()}>Print</Button>
          <Link to={editPath}>Edit</Link>
        </div>
      </header>
      {mock.instruction != null && mock.instruction !== '' && <p>{mock.instruction}</p>}
      {Head !== undefined && <Head content={content} />}
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
      {listPartIds(content).map((id, index) => (
        <section key={id} aria-label={`${partName} ${index + 1}`}>
          <h2>
            {partName} {index + 1}
            {toPartNote !== undefined && <span>{toPartNote(content, id)}</span>}
          </h2>
          <Part
            content={content}
            id={id}
            answer={({ key }, group, isWithin) =>
              isWithin === true ? (
                <mark className={styles.filled}>{toKeyWords(key, group)}</mark>
              ) : (
                <span className={styles.key}>Answer: {toKeyWords(key, group)}</span>
              )
            }
          />
        </section>
      ))}
    </article>
  )
}

function toKeyWords(key: string, { kind }: KeyGroup): string {
  if (key.trim() === '') return 'none in the key'
  return kind === 'words' ? listAccepted(key).join(' or ') : key
}
