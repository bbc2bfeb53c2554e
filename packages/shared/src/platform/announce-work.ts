import type { NoticeText, Notify } from './platform.ts'

export type WorkTexts<Value> = {
  /** While it goes on: "Publishing “Gold”…" */
  loading: string
  success(value: Value): NoticeText
  error(error: unknown): NoticeText
}

/** Milliseconds after which work is announced while it goes on; a notice of what is done sooner would only flash. */
const longAfter = 1000

/** Says how work ended, and that it goes on once it takes longer than a second. Its failure is said here and nowhere else. */
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

/** The same for work whose end is on the screen it was started from: of what is done within a second nothing is said. */
export async function announceLongWork<Value>(
  notify: Notify,
  work: Promise<Value>,
  texts: WorkTexts<Value>,
): Promise<void> {
  if (await isLong(work)) notify.promise(work, texts)
}

function isLong(work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), longAfter)
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
