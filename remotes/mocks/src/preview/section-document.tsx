import { RecordHeader } from '@console/authoring/record/record-header'
import header from '@console/authoring/record/record-header.module.css'
import text from '@console/authoring/styles/text.module.css'
import {
  type KeyGroup,
  listAccepted,
  listPartIds,
  type MockContent,
  mockVariantLabels,
  type NodeId,
  toContent,
  toFigures,
  toPlaceKey,
  toStatusLabel,
} from '@console/ielts'
import { checkMock, type SectionCheck, toHealthText } from '@console/ielts/checks'
import type { Mock } from '@console/ielts/schemas'
import type { RecordAction } from '@console/shared/list/actions'
import { Neighbours } from '@console/shared/neighbours'
import { usePlatform } from '@console/shared/platform-context'
import { StatusDot } from '@console/shared/ui/status-dot'
import type { ComponentType, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { duplicateMock } from '../actions/duplicate-mock.ts'
import { useMockDeletion } from '../actions/use-mock-deletion.ts'
import { toMockDocument } from '../api/mock-document.ts'
import { toStatusTone } from '../labels/status-tone.ts'
import { mockPaths, toPapersPath } from '../navigation/paths.ts'
import { toEditorAt } from '../navigation/to-editor-at.ts'
import type { PrintedPartProps } from './part-questions.tsx'
import styles from './section-document.module.css'

type SectionDocumentProps = {
  mock: Mock
  check: SectionCheck
  /** The heading of a part: `Passage`. */
  partName: string
  /** Shown beside the heading of a part. */
  toPartNote?(content: MockContent, id: NodeId): string
  /** A part as it is printed. */
  Part: ComponentType<PrintedPartProps>
  /** Further actions on the mock. */
  actions: readonly RecordAction[]
  /** The drawer that an action opened. */
  drawer: ReactNode
  /** Notes of the authors, below the name. */
  notes?: ReactNode
  /** Earlier issues, below the current ones. */
  history?: ReactNode
  /** Shown before the parts. */
  Head?: ComponentType<Pick<PrintedPartProps, 'content'>>
}

/** A mock as a printable document: parts, questions with answers, and issues. */
export function SectionDocument(props: SectionDocumentProps) {
  const { mock, check, partName, toPartNote, Part, actions, drawer, notes, history, Head } = props
  const content = toContent(toMockDocument(mock))
  const { section } = content
  const platform = usePlatform()
  const navigate = useNavigate()
  const { remove, question } = useMockDeletion(section, {
    onDelete: () => navigate(mockPaths[section].list),
  })
  const beside: RecordAction[] = [...actions, { label: 'Papers', to: toPapersPath(section, mock.id) }]
  const { questions, marks } = toFigures(content)
  const issues = checkMock(content, check)
  const facts = [
    mockVariantLabels[mock.type],
    `${mock.duration} minutes`,
    `${questions} questions`,
    `${marks} marks`,
  ]
  return (
    <article className={styles.document}>
      <title>{`${mock.name} · IELTS console`}</title>
      <RecordHeader
        name={mock.name}
        status={
          mock.status === undefined ? undefined : (
            <StatusDot tone={toStatusTone(mock.status)}>{toStatusLabel(mock.status)}</StatusDot>
          )
        }
        facts={facts.join(' · ')}
        neighbours={
          <Neighbours list={`${section}-mocks`} id={mock.id} noun="mock" toPath={mockPaths[section].toMock} />
        }
        actions={[
          ...beside.map((action) => ({ ...action, isMain: true })),
          {
            label: 'Duplicate',
            onRun: () => void duplicateMock(platform, section, mock, (to) => void navigate(to)),
          },
          { label: 'Print', onRun: () => print() },
          ...(remove === undefined ? [] : [{ label: 'Delete', onRun: () => remove([mock]) }]),
        ]}
        primary={
          <Link to={mockPaths[section].toEditor(mock.id)} className={header.primary}>
            Edit
          </Link>
        }
      />
      {question}
      {drawer}
      {notes}
      {mock.instruction != null && mock.instruction !== '' && <p dir="auto">{mock.instruction}</p>}
      {Head !== undefined && <Head content={content} />}
      <section className={header.unprinted} aria-label="Problems">
        {issues.length === 0 ? (
          <p className={text.note}>{toHealthText(issues)}</p>
        ) : (
          <>
            <h2>{toHealthText(issues)}</h2>
            <ul>
              {issues.map(({ message, place }) => (
                <li key={`${place.node} ${place.field} ${message}`}>
                  <Link to={toEditorAt(section, mock.id, toPlaceKey(place))}>{message}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        {history}
      </section>
      {listPartIds(content).map((id, index) => (
        <section key={id} aria-label={`${partName} ${index + 1}`}>
          <h2>
            {partName} {index + 1}
            {toPartNote !== undefined && <span className={text.quiet}>{toPartNote(content, id)}</span>}
          </h2>
          <Part
            content={content}
            id={id}
            answer={({ key }, group, isWithin) =>
              isWithin === true ? (
                <mark className={styles.filled} dir="auto">
                  {toKeyWords(key, group)}
                </mark>
              ) : (
                <div className={text.quiet}>
                  Answer: <bdi>{toKeyWords(key, group)}</bdi>
                </div>
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
