import { EditorBanner } from '@console/shared/editing/editor-banner'
import { EditorDialogs } from '@console/shared/editing/editor-dialogs'
import { mergeDocuments } from '@console/shared/editing/merge-documents'
import { SaveProblemAlert } from '@console/shared/editing/save-problem-alert'
import type { ApiClient } from '@console/shared/http'
import { findRecord } from '@console/shared/http/find-record'
import { writeResultSchema } from '@console/shared/http/write-result'
import { platformContext, usePlatform, withPlatform } from '@console/shared/platform-context'
import type { RemoteModule } from '@console/shared/remote'
import { type Article, articleSchema, articleSectionPayloadSchema } from '@console/shared/schemas/article'
import { createId } from '@console/values/ids/create-id'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import * as z from 'zod/mini'
import { useDocument, useDocumentHistory } from '../../following/use-document.ts'
import { useDocumentEditor } from '../use-document-editor.ts'

const outlineSchema = z.object({
  title: z.string(),
  contents: z.array(
    z.object({ id: z.union([z.string(), z.number()]), title: z.string(), content_type: z.string() }),
  ),
})
type Outline = z.infer<typeof outlineSchema>
type Section = Outline['contents'][number]

/** Sections by id, and their order. */
type Content = { title: string; order: Section['id'][]; sections: Record<string, Section> }

const shape = {
  toContent: ({ title, contents }: Outline): Content => ({
    title,
    order: contents.map(({ id }) => id),
    sections: Object.fromEntries(contents.map((section) => [section.id, section])),
  }),
  toDocument: ({ title, order, sections }: Content): Outline => ({
    title,
    contents: order.flatMap((id) => sections[id] ?? []),
  }),
}

const toDocument = ({ title, contents }: Article): Outline => ({
  title,
  contents: contents.map((section) => ({
    id: section.id,
    title: section.title ?? '',
    content_type: section.content_type,
  })),
})

const toRequest = (id: string) => ({ path: `get-grammar-or-essay/${id}`, schema: articleSchema })

export const fetchArticle = (api: ApiClient, id: string) => api.request(toRequest(id))

function buildPayload(outline: Outline, record: Article) {
  const merged = mergeDocuments({ base: toDocument(record), theirs: record, mine: outline })
  const contents = merged.contents.map(({ id, ...section }) =>
    articleSectionPayloadSchema.parse(typeof id === 'number' ? { ...section, id } : section),
  )
  return { ...merged, contents }
}

function OutlinePage() {
  const { api } = usePlatform()
  const record = useLoaderData<Article>()
  const id = String(record.id)
  const { editor, store } = useDocumentEditor<Content, Outline, Article>({
    shape,
    key: { entity: 'articles', id },
    record,
    blank: { title: '', contents: [] },
    path: `/outlines/${id}`,
    title: ({ title }) => `Article “${title}”`,
    words: {
      noun: 'article',
      label: (path) => (path.length > 1 ? 'Section title' : 'Title'),
    },
    parseDraft: (found) => outlineSchema.safeParse(found).data ?? null,
    toDocument,
    toVersion: ({ updated_at }) => updated_at,
    reread: () => findRecord(api, toRequest(id)),
    write: (outline, current, guard) =>
      api.request({
        method: 'PUT',
        path: `update-grammar-or-essay/${id}`,
        body: buildPayload(outline, current ?? record),
        schema: writeResultSchema(articleSchema),
        ...guard,
      }),
    save: async ({ document, send }) => {
      if (document.title !== '') await send()
    },
  })
  const title = useDocument(store, (content) => content.title)
  const order = useDocument(store, (content) => content.order)
  const sections = useDocument(store, (content) => content.sections)
  const { undo } = useDocumentHistory(store)

  const changeSection = (section: Section) =>
    store.change(
      'Name a section',
      (content) => ({ ...content, sections: { ...content.sections, [section.id]: section } }),
      { mergeKey: String(section.id) },
    )
  function addSection() {
    const section: Section = { id: createId(), title: '', content_type: 'definition' }
    store.change('Add a section', (content) => ({
      ...content,
      order: [...content.order, section.id],
      sections: { ...content.sections, [section.id]: section },
    }))
  }

  return (
    <>
      <EditorBanner editor={editor} />
      <label>
        Title
        <input
          value={title}
          onChange={({ target }) =>
            store.change('Title', (content) => ({ ...content, title: target.value }), { mergeKey: 'title' })
          }
        />
      </label>
      {order.map((sectionId, index) => {
        const section = sections[sectionId]
        return (
          section && (
            <label key={sectionId}>
              Section {index + 1}
              <input
                value={section.title}
                onChange={({ target }) => changeSection({ ...section, title: target.value })}
              />
            </label>
          )
        )
      })}
      <button type="button" onClick={addSection}>
        Add section
      </button>
      <button type="button" disabled={undo === null} onClick={store.undo}>
        Undo: {undo}
      </button>
      <button type="button" onClick={() => void editor.save()}>
        {editor.state.phase.name === 'saving' ? 'Saving' : 'Save'}
      </button>
      <SaveProblemAlert editor={editor} fields={['title']} />
      <EditorDialogs editor={editor} />
      <Link to="/outlines/">All outlines</Link>
    </>
  )
}

/** A small editor of article outlines, as a remote would have it. */
export const outlineRemote: RemoteModule = {
  name: 'outlines',
  routes: (platform) => [
    withPlatform(platform, [
      { path: '/outlines/', element: <p>Outlines</p> },
      {
        path: '/outlines/:id',
        loader: ({ context, params }: LoaderFunctionArgs) =>
          fetchArticle(context.get(platformContext).api, params['id'] ?? ''),
        Component: OutlinePage,
      },
    ]),
  ],
}
