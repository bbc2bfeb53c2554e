import type { AdminApi } from '../../src/admin-api.ts'

/** A write of one article: this version of it, or its deletion. */
export type Step = { key: number; to: number | null }

export type Observer = { before(step: Step): void; after(step: Step): void }

type Send = (method: string, path: string, body?: object) => Promise<{ status: number; data: unknown }>

export const keys = 6
const sections = 4

export async function signIn(api: Pick<AdminApi, 'fetch'>): Promise<Send> {
  const prefix = 'http://localhost/api/v1/admin'
  const send = async (method: string, path: string, body?: object, token = '') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const text = body === undefined ? null : JSON.stringify(body)
    const answer = await api.fetch(new Request(`${prefix}/${path}`, { method, headers, body: text }))
    const envelope: unknown = await answer.json()
    return { status: answer.status, data: Object(envelope)['data'] as unknown }
  }
  const answer = await send('POST', 'login', { identifier: 'staff@example.com', password: 'ielts-staff' })
  const token = String(Object(answer.data)['token'])
  return (method, path, body) => send(method, path, body, token)
}

/** Writes, changes and deletes articles, each of several rows in several tables, until `isOver`; throws where an answer is no success. */
export async function churn(send: Send, from: Map<number, Saved>, isOver: () => boolean, observer: Observer) {
  const saved = new Map(from)
  for (let turn = 0; !isOver(); turn += 1) {
    const key = turn % keys
    const known = saved.get(key)
    const step = { key, to: known !== undefined && turn % 7 === 6 ? null : (known?.version ?? 0) + 1 }
    observer.before(step)
    const answer = await take(send, step, known)
    if (answer.status >= 300) throw new Error(`${JSON.stringify(step)} was answered with ${answer.status}`)
    observer.after(step)
    if (step.to === null) saved.delete(key)
    else saved.set(key, { id: known?.id ?? Number(Object(answer.data)['id']), version: step.to })
  }
}

function take(send: Send, { key, to }: Step, known: Saved | undefined) {
  if (to === null) return send('DELETE', `delete-grammar-or-essay/${known?.id}`)
  const body = toArticle(key, to)
  return known === undefined
    ? send('POST', 'store-grammar-or-essay', body)
    : send('PUT', `update-grammar-or-essay/${known.id}`, body)
}

const toArticle = (key: number, version: number) => ({
  type: 'grammar',
  title: `${key} ${version}`,
  sub_type: null,
  status: 'draft',
  contents: Array.from({ length: sections }, () => ({
    content_type: 'paragraph',
    title: String(version),
    paragraphs: [{ paragraph: `${version} `.repeat(200) }],
  })),
})

export type Saved = { id: number; version: number }

/** The saved articles by key; throws where one is not whole. */
export async function readSaved(send: Send): Promise<Map<number, Saved>> {
  const list = await send('GET', 'grammars-or-essays')
  if (list.status !== 200) throw new Error(`The list was answered with ${list.status}`)
  const saved = new Map<number, Saved>()
  for (const { id, title } of list.data as { id: number; title: string }[]) {
    const [key = 0, version = 0] = title.split(' ').map(Number)
    const { data } = await send('GET', `get-grammar-or-essay/${id}`)
    const { contents } = data as { contents: { title: string; paragraphs: unknown[] }[] }
    const isWhole = contents.every(
      (section) => section.title === String(version) && section.paragraphs.length === 1,
    )
    if (contents.length !== sections || !isWhole || saved.has(key)) {
      throw new Error(`Half a write was found: ${JSON.stringify(data)}`)
    }
    saved.set(key, { id, version })
  }
  return saved
}
