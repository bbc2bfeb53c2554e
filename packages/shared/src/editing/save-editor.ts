import { toSentence, toUserMessage, type ValidationError } from '../errors/errors.ts'
import type { FieldErrors } from '../schemas/envelope.schema.ts'
import { toServerFieldMessages } from '../ui/form-messages.ts'
import { toShortList } from './change-text.ts'
import type { SaveResult, SendResult } from './editor-options.ts'
import { type EditorParts, hasChanges } from './editor-parts.ts'
import { offerDraft, replaceDocument } from './offer-draft.ts'
import { toProblemText } from './problem-text.ts'
import { toRecordName } from './record-tabs.ts'
import { type SaveInput, type SaveOutcome, saveRecord } from './save-record.ts'

/** Saves the document as `save` of the options does. False if nothing was sent. */
export async function saveEditor<Document, Entity>(
  parts: EditorParts<Document, Entity>,
  { asNew = false } = {},
): Promise<boolean> {
  const { record, readOptions, state, session, edited, keeper } = parts
  const { phase, savedElsewhere, problem } = state.getState()
  // The comparison may have failed to load: saving again retries it.
  if (phase.name === 'conflict') state.setState({ phase: { ...phase } })
  if (phase.name !== 'editing') return false
  const mine = edited.readNow()
  const mayExist = savedElsewhere || problem?.kind === 'no-answer' || problem?.kind === 'not-kept'
  let isAttempted = false
  let finish = () => {}
  state.setState({ problem: null })
  await readOptions().save({
    document: mine,
    base: record === null ? null : edited.readBase().document,
    mayExist,
    send,
  })
  finish()
  return isAttempted

  async function send(mayWrite?: () => Promise<boolean>): Promise<SendResult<Document, Entity>> {
    isAttempted = session.getState().hasSaved && !hasChanges(parts)
    if (isAttempted) return { saved: null, fieldErrors: null }
    state.setState({ phase: { name: 'saving' } })
    void keeper.flush()
    isAttempted = mayWrite === undefined || (await mayWrite())
    if (!isAttempted) {
      state.setState({ phase: { name: 'editing' } })
      return { saved: null, fieldErrors: null }
    }
    const input = toInput(parts, mine, { isNew: asNew || record === null, mayExist })
    const outcome = await saveRecord(input, edited.toCalls())
    if (outcome.kind !== 'saved') return { saved: null, fieldErrors: takeProblem(parts, input, outcome) }
    const { saved, left, goOn } = takeSaved(parts, input, outcome)
    finish = () => {
      goOn?.()
      tellRest(parts, left, outcome.mismatch)
    }
    return { saved, fieldErrors: null }
  }
}

function toInput<Document, Entity>(
  { identity, record, edited }: EditorParts<Document, Entity>,
  mine: Document,
  facts: Pick<SaveInput<Document>, 'isNew' | 'mayExist'>,
): SaveInput<Document> {
  const { document: base, version } = edited.readBase()
  return {
    lock: toRecordName(identity),
    base,
    mine,
    ...facts,
    // A restored draft keeps the idempotency scope of the editor that began it. A record created again from its own
    // editor must not match the one before.
    idempotencyScope: record === null ? version || identity.slot : `${identity.slot}-${identity.key.id}`,
  }
}

/** Shows why nothing was saved; returns the messages about fields, if the server sent any. */
function takeProblem<Document, Entity>(
  parts: EditorParts<Document, Entity>,
  input: SaveInput<Document>,
  outcome: Exclude<SaveOutcome<Entity>, { kind: 'saved' }>,
): FieldErrors | null {
  const { state, session, edited } = parts
  if (session.getState().isReleased) tellWhoLeft(parts, outcome)
  if (outcome.kind === 'conflict') {
    const { theirs } = outcome
    const copies = { base: input.base, theirs: edited.toOwn(theirs), mine: edited.normalise(input.mine) }
    state.setState({ phase: { name: 'conflict', theirs, copies } })
    return null
  }
  state.setState({ phase: { name: 'editing' }, problem: outcome })
  return outcome.kind === 'refused' ? toServerFieldMessages(outcome.error) : null
}

/** Notifies people who left the editor, which would otherwise show it. */
function tellWhoLeft<Document, Entity>(
  { platform, readOptions, edited }: EditorParts<Document, Entity>,
  outcome: Exclude<SaveOutcome<Entity>, { kind: 'saved' }>,
) {
  const { title, words } = readOptions()
  const isUnknown = outcome.kind === 'no-answer' && outcome.isSaved === null
  platform.notify.error(`${title(edited.read())} ${isUnknown ? 'may not have been' : 'was not'} saved`, {
    description: `${toSentence(toProblemText(outcome, words.noun))} What you typed is kept under Drafts.`,
  })
}

function takeSaved<Document, Entity>(
  parts: EditorParts<Document, Entity>,
  { mine: document, isNew }: SaveInput<Document>,
  outcome: Extract<SaveOutcome<Entity>, { kind: 'saved' }>,
) {
  const { identity, state, session, edited, keeper } = parts
  const { record, id } = outcome
  const left = record === null ? [] : edited.listLeft(document, record)
  const { tabs, isReleased, goOn } = session.getState()
  const { hasNewerChanges } = edited.takeSaved(document, record, isNew)
  const mayGoOn = goOn !== null && !hasNewerChanges
  const isLeft = tabs === null || isReleased || mayGoOn || state.getState().phase.name === 'done'
  session.setState({ hasSaved: true })
  // A created record has its own editor from now on: this one must not create a second.
  state.setState({ phase: { name: isNew ? 'done' : 'editing' }, problem: null, savedElsewhere: false })
  if (isNew) void keepForCreated(parts, { record, id })
  else void keeper.flush()
  tabs?.announceSaved()
  const isFound = outcome.isFound === true
  const saved = { document, record, id, isNew, isFound, hasNewerChanges, isLeft, slot: identity.slot }
  return { saved, left, goOn: mayGoOn ? goOn : null }
}

/** Follows the feature's own notice. */
function tellRest<Document, Entity>(
  { platform }: EditorParts<Document, Entity>,
  left: readonly string[],
  mismatch: ValidationError | undefined,
) {
  if (left.length > 0) {
    platform.notify.warning('Saved, but not everything', {
      description: `The server did not keep what you changed: ${toShortList(left)}.`,
    })
  }
  if (mismatch === undefined) return
  // It is saved; the unexpected response is reported to its team.
  platform.telemetry.captureException(mismatch)
  platform.notify.warning('Saved (checked on the server)', { description: toUserMessage(mismatch) })
}

/** Stores changes made meanwhile as a draft of the created record: as a draft of a new one they would create another. */
async function keepForCreated<Document, Entity>(
  { platform, identity, readOptions, session, keeper }: EditorParts<Document, Entity>,
  made: Pick<SaveResult<Document, Entity>, 'record' | 'id'>,
) {
  const { key, path, title, toCreated } = readOptions()
  const created = toCreated?.(made) ?? { id: key.id, path, title }
  session.setState({ created })
  const isKept = await keeper.flush()
  if (isKept && created.id !== key.id) await platform.drafts.discard({ ...key, slot: identity.slot })
}

/** Resolves a conflict: takes the server's copy, or saves `document` over it. */
export async function resolveConflict<Document, Entity>(
  parts: EditorParts<Document, Entity>,
  document: Document | 'theirs',
): Promise<void> {
  const { state, edited } = parts
  const { phase } = state.getState()
  if (phase.name !== 'conflict') return
  const onto = edited.toBase(phase.theirs)
  state.setState({ phase: { name: 'editing' }, savedElsewhere: false })
  if (document === 'theirs') {
    await replaceDocument(parts, onto.document, { onto, why: 'theirs' })
    return offerDraft(parts)
  }
  edited.startFrom(onto)
  if (!edited.isEqual(document, edited.read())) edited.show(document, 'merge')
  await saveEditor(parts)
}

/** Loads the version that another tab saved; changes made here become a draft. */
export async function loadSaved<Document, Entity>(parts: EditorParts<Document, Entity>): Promise<void> {
  const found = await parts
    .readOptions()
    .reread()
    .catch(() => null)
  if (found === null) return
  parts.state.setState({ savedElsewhere: false })
  const onto = parts.edited.toBase(found.value)
  await replaceDocument(parts, onto.document, { onto, why: 'theirs' })
  await offerDraft(parts)
}
