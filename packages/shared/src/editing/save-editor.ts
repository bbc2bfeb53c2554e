import { toSentence, toUserMessage } from '../errors/errors.ts'
import { toServerFieldMessages } from '../ui/form-messages.ts'
import { toShortList } from './change-text.ts'
import type { SaveResult } from './editor-options.ts'
import { type EditorParts, hasChanges } from './editor-parts.ts'
import { offerDraft, replaceDocument } from './offer-draft.ts'
import { toProblemText } from './problem-text.ts'
import { toRecordName } from './record-tabs.ts'
import { type SaveInput, type SaveOutcome, saveRecord } from './save-record.ts'

/** Validates the document, and saves it if valid. False if no save was attempted. */
export async function saveEditor<Document, Entity>(
  parts: EditorParts<Document, Entity>,
  { asNew = false } = {},
): Promise<boolean> {
  const { record, readOptions, state, session, edited, keeper } = parts
  const { phase, savedElsewhere, problem } = state.getState()
  // The comparison may have failed to load: saving again retries it.
  if (phase.name === 'conflict') state.setState({ phase: { ...phase } })
  if (phase.name !== 'editing') return false
  const { check, mayWrite, showFieldErrors } = readOptions()
  const mine = edited.readNow()
  const mayExist = savedElsewhere || problem?.kind === 'no-answer' || problem?.kind === 'not-kept'
  const errors = check(mine, record === null ? null : edited.readBase().document, mayExist)
  showFieldErrors(errors)
  state.setState({ problem: null })
  if (Object.keys(errors).length > 0) return false
  if (session.getState().hasSaved && !hasChanges(parts)) return true
  state.setState({ phase: { name: 'saving' } })
  void keeper.flush()
  if (mayWrite !== undefined && !(await mayWrite(mine))) {
    state.setState({ phase: { name: 'editing' } })
    return false
  }
  const input = toInput(parts, mine, { isNew: asNew || record === null, mayExist })
  takeOutcome(parts, input, await saveRecord(input, edited.toCalls()))
  return true
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

function takeOutcome<Document, Entity>(
  parts: EditorParts<Document, Entity>,
  input: SaveInput<Document>,
  outcome: SaveOutcome<Entity>,
) {
  const { readOptions, state, session, edited } = parts
  if (outcome.kind !== 'saved' && session.getState().isReleased) tellWhoLeft(parts, outcome)
  switch (outcome.kind) {
    case 'saved':
      return takeSaved(parts, input, outcome)
    case 'conflict': {
      const { theirs } = outcome
      const copies = { base: input.base, theirs: edited.toOwn(theirs), mine: edited.normalise(input.mine) }
      return state.setState({ phase: { name: 'conflict', theirs, copies } })
    }
    case 'refused': {
      state.setState({ phase: { name: 'editing' }, problem: outcome })
      const messages = toServerFieldMessages(outcome.error)
      if (messages !== null) readOptions().showFieldErrors(messages)
      return
    }
    default:
      state.setState({ phase: { name: 'editing' }, problem: outcome })
  }
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
  const { platform, identity, readOptions, state, session, edited, keeper } = parts
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
  readOptions().onSaved({ document, record, id, isNew, hasNewerChanges, isLeft, slot: identity.slot })
  if (mayGoOn) goOn()
  if (left.length > 0) {
    platform.notify.warning('Saved, but not everything', {
      description: `The server did not keep what you changed: ${toShortList(left)}.`,
    })
  }
  if (outcome.mismatch === undefined) return
  // It is saved; the unexpected response is reported to its team.
  platform.telemetry.captureException(outcome.mismatch)
  platform.notify.warning('Saved (checked on the server)', {
    description: toUserMessage(outcome.mismatch),
  })
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
