import type { NoticeText, Notify } from './platform.ts'

export type WorkTexts<Value> = {
  /** Message while in progress: "Publishing “Gold”…" */
  loading: string
  success(value: Value): NoticeText
  error(error: unknown): NoticeText
}

/** Milliseconds after which work in progress is announced; a notice about shorter work would only flash. */
const announceAfter = 1000

/**
 * Announces the outcome of work, and its progress if it takes longer than a second. Its failure is reported here and
 * nowhere else.
 */
export async function announceWork<Value>(
  notify: Notify,
  work: Promise<Value>,
  texts: WorkTexts<Value>,
): Promise<void> {
  if (await isLong(work)) return notify.promise(work, texts)
  await work.then(
    (value) => show(notify.success, texts.success(value)),
    (error: unknown) => show(notify.error, texts.error(error)),
  )
}

/** The same for work whose outcome its screen shows: nothing is announced if it takes less than a second. */
export async function announceLongWork<Value>(
  notify: Notify,
  work: Promise<Value>,
  texts: WorkTexts<Value>,
): Promise<void> {
  if (await isLong(work)) notify.promise(work, texts)
}

function isLong(work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), announceAfter)
    const end = () => {
      clearTimeout(timer)
      resolve(false)
    }
    work.then(end, end)
  })
}

function show(notice: Notify['success'], text: NoticeText) {
  if (typeof text === 'string') notice(text)
  else notice(text.message, text)
}
