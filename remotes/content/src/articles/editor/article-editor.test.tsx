import { type RenderRemoteOptions, renderRemote } from '@console/remote-kit/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import {
  newArticlePath,
  toArticleCopyPath,
  toArticleEditPath,
  toArticlePath,
} from '../../navigation/paths.ts'
import content from '../../remote.ts'
import { createArticle, fetchArticle, fetchArticles, updateArticle } from '../api/article.api.ts'

const draft = {
  type: 'grammar' as const,
  title: 'Articles',
  sub_type: null,
  status: 'draft' as const,
  contents: [
    { title: 'Uses', content_type: 'paragraph' as const, paragraphs: [{ paragraph: 'First. Second.' }] },
    {
      title: 'Points',
      content_type: 'list' as const,
      list_items: [{ list_item: 'one' }, { list_item: 'two' }],
    },
    {
      title: 'Forms',
      content_type: 'table' as const,
      table_data: [{ table_columns: '["A","B"]', table_rows: '[["a1","b1"],["a2","b2"]]' }],
    },
  ],
}

async function openEditor(options: Partial<RenderRemoteOptions> & { body?: typeof draft } = {}) {
  const { body = draft, ...rest } = options
  const remote = await renderRemote(content, {
    seed: 'staff-only',
    path: toArticleEditPath(1),
    ...rest,
    arrange: ({ api }) => createArticle(api, body),
  })
  await screen.findByRole('textbox', { name: 'Title' })
  const save = async () => {
    await remote.user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(remote.notices.at(-1)?.message).toMatch(/^Saved/))
  }
  return { ...remote, save, read: () => fetchArticle(remote.api, 1) }
}

const findSection = (name: string) => screen.getByRole('region', { name: `Section “${name}”` })
const listSections = () =>
  screen.getAllByRole('region', { name: /^Section / }).map((section) => section.getAttribute('aria-label'))

// proves 2.22, 3.11
test('a new article is written with the keyboard and created once', async () => {
  const { user, api, router, notices } = await renderRemote(content, {
    path: newArticlePath,
    seed: 'staff-only',
  })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus())
  await user.keyboard('Zero article')
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Title' }), { key: 'Enter', isComposing: true })
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  await user.keyboard('{Enter}When no article is needed')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Essay')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subtype' }), 'Writing tips')
  await user.click(screen.getByRole('button', { name: 'List' }))
  await user.keyboard('Names of countries{Enter}Meals{Enter}')
  await user.keyboard('{Enter}General statements take none.')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(router.state.location.pathname).toBe(toArticleEditPath(1)))
  await waitFor(() =>
    expect(notices).toEqual([
      {
        kind: 'success',
        message: 'Created “Zero article”',
        description: 'Learners do not see it until it is published.',
      },
    ]),
  )
  expect(await fetchArticles(api)).toHaveLength(1)
  expect(await fetchArticle(api, 1)).toMatchObject({
    title: 'Zero article',
    sub_title: 'When no article is needed',
    type: 'essay',
    sub_type: 'writing_tips',
    status: 'draft',
    contents: [
      { content_type: 'list', list_items: [{ list_item: 'Names of countries' }, { list_item: 'Meals' }] },
      { content_type: 'paragraph', paragraphs: [{ paragraph: 'General statements take none.' }] },
    ],
  })
})

test('an article that was created while its author was leaving opens from the notice', async () => {
  const { user, router, server, notices } = await renderRemote(content, {
    path: newArticlePath,
    seed: 'staff-only',
  })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus())
  await user.keyboard('Zero article')
  const answered = Promise.withResolvers<void>()
  server.failNext({ method: 'POST', path: 'store-grammar-or-essay', until: answered.promise })
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(server.requests.at(-1)?.method).toBe('POST'))
  void router.navigate('/grammar/')
  await user.click(await screen.findByRole('button', { name: 'Leave, keep draft' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/grammar/'))
  answered.resolve()
  await waitFor(() => expect(notices.at(-1)?.message).toBe('Created “Zero article”'))
  act(() => notices.at(-1)?.action?.onClick())
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Zero article')
})

// proves B49
test('steps of a newly created article can still be undone, and are sent under the server’s ids', async () => {
  const { user, api, router, notices } = await renderRemote(content, {
    path: newArticlePath,
    seed: 'staff-only',
  })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus())
  await user.keyboard('Zero article')
  await user.click(screen.getByRole('button', { name: 'List' }))
  // A single letter is one step, however slow the machine.
  await user.keyboard('Meals{Enter}C')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(router.state.location.pathname).toBe(toArticleEditPath(1)))
  const created = await fetchArticle(api, 1)
  await waitFor(() => expect(screen.getByDisplayValue('C')).toHaveFocus())
  await user.click(await screen.findByRole('button', { name: /^Undo: Edit a list item/ }))
  await user.click(await screen.findByRole('button', { name: /^Undo: Add a list item/ }))
  expect(screen.getAllByRole('textbox', { name: 'List item' })).toHaveLength(1)
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(notices.at(-1)?.message).toBe('Saved “Zero article”'))
  const [before] = created.contents
  const [after] = (await fetchArticle(api, 1)).contents
  expect(after?.id).toBe(before?.id)
  expect(after).toMatchObject({ list_items: [{ list_item: 'Meals' }] })
})

// proves 3.9
test('sends nothing without a title, and accepts only a web address as a picture', async () => {
  const { user, read } = await openEditor()
  await user.clear(screen.getByRole('textbox', { name: 'Title' }))
  await user.type(screen.getByRole('textbox', { name: 'List picture' }), 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Enter a title')).toBeVisible()
  expect(screen.getByText(/beginning with https:/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus())
  expect((await read()).title).toBe('Articles')
})

// proves 3.9
test('choosing another type clears a sub type that it does not have, as one step', async () => {
  const { user } = await openEditor({ body: { ...draft, sub_type: 'tense' as never } })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Essay')
  expect(screen.getByRole('combobox', { name: 'Subtype' })).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Undo: Change type' }))
  expect(screen.getByRole('combobox', { name: 'Subtype' })).toHaveValue('tense')
})

// proves 4.12
test('an article goes through all three statuses and back, and its page shows the current one', async () => {
  const { user, router, notices, read } = await openEditor()
  const chooser = () => screen.findByRole('combobox', { name: 'Status' })
  for (const [label, status] of [
    ['Published', 'published'],
    ['Archived', 'archived'],
    ['Draft', 'draft'],
    ['Archived', 'archived'],
    ['Published', 'published'],
    ['Draft', 'draft'],
  ] as const) {
    await user.selectOptions(await chooser(), label)
    const before = notices.length
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(notices).toHaveLength(before + 1))
    expect((await read()).status).toBe(status)
    await act(() => router.navigate(toArticlePath(1)))
    expect(await screen.findByText(label)).toBeVisible()
    await act(() => router.navigate(toArticleEditPath(1)))
    expect(await chooser()).toHaveDisplayValue(label)
  }
})

test('sections move with Alt and the arrows or their buttons, keep focus and id, and announce their position', async () => {
  const { user, save, read } = await openEditor()
  const before = await read()
  const title = within(findSection('Forms')).getByRole('textbox', { name: 'Section title' })
  await user.click(title)
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}')
  expect(listSections()).toEqual(['Section “Forms”', 'Section “Uses”', 'Section “Points”'])
  expect(screen.getByText('“Forms” is already the first section')).toBeInTheDocument()
  await waitFor(() => expect(title).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Move “Uses” down' }))
  expect(screen.getByText('“Uses” moved to place 3 of 3')).toBeInTheDocument()
  await save()
  const [uses, points, forms] = before.contents.map(({ id }) => id)
  expect((await read()).contents.map(({ id }) => id)).toEqual([forms, points, uses])
})

test('the outline is navigated, and its sections are moved, opened and deleted with the keyboard alone', async () => {
  const { user, notices } = await openEditor()
  const rows = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent)
  const row = (name: string) => screen.getByRole('treeitem', { name })
  row('Uses').focus()
  await user.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}')
  expect(rows()).toEqual(['Uses', 'Forms', 'Points'])
  await waitFor(() => expect(row('Points')).toHaveFocus())
  await user.keyboard('{Enter}')
  const title = within(findSection('Points')).getByRole('textbox', { name: 'Section title' })
  await waitFor(() => expect(title).toHaveFocus())
  expect(row('Points')).toHaveAttribute('aria-selected', 'true')
  row('Points').focus()
  await user.keyboard('{Home}{Delete}')
  expect(rows()).toEqual(['Forms', 'Points'])
  await waitFor(() => expect(notices.at(-1)?.message).toBe('Removed “Uses”'))
})

// proves B44
test('Enter and Backspace split and join paragraphs at the caret', async () => {
  const { user, save, read } = await openEditor()
  const section = findSection('Uses')
  const paragraph = within(section).getByRole<HTMLTextAreaElement>('textbox', { name: 'Paragraph' })
  await user.click(paragraph)
  paragraph.setSelectionRange(6, 7)
  await user.keyboard('{Enter}')
  const [, second] = within(section).getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Paragraph' })
  await waitFor(() => expect(second).toHaveFocus())
  expect(second).toHaveValue('Second.')
  await user.keyboard('{Backspace}')
  await waitFor(() => expect(paragraph).toHaveFocus())
  expect(paragraph).toHaveValue('First.Second.')
  expect(paragraph.selectionStart).toBe(6)
  await user.keyboard(' And ')
  await save()
  expect((await read()).contents[0]).toMatchObject({ paragraphs: [{ paragraph: 'First. And Second.' }] })
})

// proves 3.11, B44
test('list items move with Alt, Shift and the arrows, and pasted lines become items', async () => {
  const { user, save, read } = await openEditor()
  const [first] = within(findSection('Points')).getAllByRole('textbox', { name: 'List item' })
  if (first === undefined) throw new Error('The list has items')
  await user.click(first)
  await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
  await user.click(first)
  await user.paste('!\nthree\n\nfour')
  await save()
  expect((await read()).contents[1]).toMatchObject({
    list_items: ['two', 'one!', 'three', 'four'].map((list_item) => ({ list_item })),
  })
})

test('a deleted section is restored under its own id from the notice or by undo', async () => {
  const { user, notices, read, save } = await openEditor()
  const before = await read()
  await user.click(screen.getByRole('button', { name: 'More for “Uses”' }))
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
  expect(listSections()).toEqual(['Section “Points”', 'Section “Forms”'])
  await waitFor(() => expect(notices.at(-1)?.message).toBe('Removed “Uses”'))
  await user.click(screen.getByRole('button', { name: 'Undo: Remove “Uses”' }))
  expect(listSections()[0]).toBe('Section “Uses”')
  await user.type(screen.getByRole('textbox', { name: 'Subtitle' }), 'When to use which')
  await save()
  expect((await read()).contents).toEqual(before.contents)
})

// proves B45
test('a lossy conversion says what is lost, and any other happens at once', async () => {
  const { user, save, read } = await openEditor()
  await user.click(screen.getByRole('button', { name: 'More for “Uses”' }))
  await user.click(screen.getByRole('menuitem', { name: 'Convert to list' }))
  expect(within(findSection('Uses')).getByRole('textbox', { name: 'List item' })).toHaveValue(
    'First. Second.',
  )
  await user.click(screen.getByRole('button', { name: 'More for “Points”' }))
  await user.click(screen.getByRole('menuitem', { name: 'Convert to definition' }))
  const dialog = await screen.findByRole('dialog', { name: 'Convert “Points” to definition?' })
  expect(dialog).toHaveTextContent('The title “Points” is lost')
  expect(dialog).toHaveTextContent('The 2 list items become one text')
  await user.click(within(dialog).getByRole('button', { name: 'Convert to definition' }))
  expect(screen.getByRole('textbox', { name: 'Definition' })).toHaveValue('one two')
  await save()
  expect((await read()).contents).toMatchObject([
    { content_type: 'list', list_items: [{ list_item: 'First. Second.' }] },
    { content_type: 'definition', title: 'one two' },
    { content_type: 'table' },
  ])
})

// proves B46
test('a table is navigated with Enter and the arrows, grows at its end, and accepts cells from a spreadsheet', async () => {
  const { user, save, read } = await openEditor()
  const cell = (name: string) => screen.getByRole('textbox', { name })
  await user.click(cell('A, row 2'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(cell('A, row 3')).toHaveFocus())
  await user.keyboard('a3{ArrowRight}')
  await waitFor(() => expect(cell('B, row 3')).toHaveFocus())
  await user.paste('b3\tc3\n"b ""4"""\tc4\n')
  expect(cell('Column 3, row 4')).toHaveValue('c4')
  await user.click(cell('B, row 1'))
  await user.keyboard('{Alt>}{Shift>}{ArrowLeft}{ArrowDown}{/Shift}{/Alt}')
  await save()
  expect((await read()).contents[2]).toMatchObject({
    table_data: [
      {
        table_columns: '["B","A",""]',
        table_rows: '[["b2","a2"],["b1","a1"],["b3","a3","c3"],["b \\"4\\"","","c4"]]',
      },
    ],
  })
})

/** A browser's `copy` event, which jsdom lacks: asks listeners for the clipboard data. */
function offerCopying(isAllowed: boolean) {
  const taken = new Map<string, string>()
  const execCommand = (command: string) => {
    if (!isAllowed) return false
    const event = Object.assign(new Event(command, { bubbles: true, cancelable: true }), {
      clipboardData: { setData: (type: string, text: string) => taken.set(type, text) },
    })
    return document.body.dispatchEvent(event)
  }
  Object.assign(document, { execCommand })
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'))
  return taken
}

async function copyUses() {
  const remote = await openEditor()
  await remote.user.click(screen.getByRole('button', { name: 'More for “Uses”' }))
  await remote.user.click(await screen.findByRole('menuitem', { name: 'Copy for another article' }))
  return remote
}

// proves 4.6, 8.6
test('copies a section, and confirms it on the button and in a notice for two seconds', async () => {
  const taken = offerCopying(true)
  const { notices } = await copyUses()
  const button = await screen.findByRole('button', { name: 'Copied!' })
  await waitFor(() => expect(button).toHaveFocus())
  expect(button).toHaveTextContent('Copied!')
  await waitFor(() =>
    expect(notices).toEqual([
      expect.objectContaining({ kind: 'success', message: 'Copied “Uses”', duration: 2000 }),
    ]),
  )
  expect(taken.get('text/plain')).toBe('Uses\nFirst. Second.')
  await waitFor(() => expect(screen.getByRole('button', { name: 'More for “Uses”' })).toHaveFocus())
})

// proves 8.5
test('logs a section that the browser refuses to copy, without an error on screen', async () => {
  offerCopying(false)
  const { notices, platform } = await copyUses()
  const failed = { kind: 'log', level: 'error', message: 'Copying failed' }
  await waitFor(() => expect(platform.telemetryRecords).toEqual([failed]))
  expect(notices).toEqual([])
})

// proves 8.5
test('logs only a warning when the browser cannot copy', async () => {
  const { notices, platform } = await copyUses()
  const unsupported = { kind: 'log', level: 'warn', message: 'Clipboard is not supported' }
  await waitFor(() => expect(platform.telemetryRecords).toEqual([unsupported]))
  expect(notices).toEqual([])
})

// proves B47
test('text pasted from Word is previewed as sections and then added as one step', async () => {
  const { user } = await openEditor()
  await user.click(screen.getByRole('button', { name: 'Paste text…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Paste text' })
  const html = `<html><head><style>p{color:red}</style></head><body><h1>Articles</h1>
    <p class=MsoNormal>Some <b>text</b><img src=x onerror=alert(1)></p><h2>Rules</h2>
    <p class=MsoListParagraph><span style='mso-list:Ignore'>·<span> </span></span>One&nbsp;rule</p>
    <table><tr><th>Form</th><th>Use</th></tr><tr><td>a</td><td>any<br>one</td></tr></table></body></html>`
  const data = new Map([
    ['text/html', html],
    ['text/plain', 'Articles'],
  ])
  fireEvent.paste(await within(dialog).findByRole('textbox', { name: 'Text to paste' }), {
    clipboardData: { getData: (type: string) => data.get(type) ?? '' },
  })
  expect(await within(dialog).findByText(/The text becomes 3 sections/)).toHaveTextContent(
    'A picture was left out',
  )
  expect(listSections()).toHaveLength(3)
  await user.click(within(dialog).getByRole('button', { name: 'Add 3 sections' }))
  expect(listSections().slice(3)).toEqual([
    'Section untitled paragraphs',
    'Section “Rules”',
    'Section untitled table',
  ])
  expect(within(findSection('Rules')).getByRole('textbox', { name: 'List item' })).toHaveValue('One rule')
  await user.click(screen.getByRole('button', { name: 'Undo: Paste 3 sections' }))
  expect(listSections()).toHaveLength(3)
})

// proves 3.12
test('an unreadable table shows what is stored and is sent back unchanged', async () => {
  const [, , table] = draft.contents
  const stored = { table_columns: 'A | B', table_rows: 'x | y' }
  const body = { ...draft, contents: [{ ...table, table_data: [stored] }] }
  const { user, save, read } = await openEditor({ body: body as never })
  expect(screen.getByText(/A \| B/)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Section title' }), ' of be')
  await save()
  expect((await read()).contents[0]).toMatchObject({ title: 'Forms of be', table_data: [stored] })
  await user.click(screen.getByRole('button', { name: 'Start a new table' }))
  expect(screen.getByRole('textbox', { name: 'Heading of column 1' })).toBeVisible()
})

test('a copy starts with the text of the article, as a new draft', async () => {
  const { user, api } = await openEditor({ path: toArticleCopyPath(1) })
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Articles (copy)')
  await user.click(screen.getByRole('button', { name: 'Create article' }))
  await waitFor(async () => expect(await fetchArticles(api)).toHaveLength(2))
  const [original, copy] = [await fetchArticle(api, 1), await fetchArticle(api, 2)]
  expect(copy.contents.map(({ title }) => title)).toEqual(['Uses', 'Points', 'Forms'])
  expect(copy.contents.map(({ id }) => id)).not.toEqual(original.contents.map(({ id }) => id))
})

// proves B52
test('merges what a colleague saved meanwhile section by section', async () => {
  const { user, api, read } = await openEditor()
  await user.type(screen.getByRole('textbox', { name: 'Paragraph' }), ' Mine.')
  const theirs = await read()
  const contents = theirs.contents.map((section) =>
    section.content_type === 'list' ? { ...section, title: 'Their points' } : section,
  )
  await updateArticle(api, 1, { ...theirs, contents })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const dialog = await screen.findByRole('dialog', { name: 'This article was changed elsewhere' })
  await user.click(await within(dialog).findByRole('button', { name: 'Save merge' }))
  await waitFor(async () =>
    expect((await read()).contents).toMatchObject([
      { paragraphs: [{ paragraph: 'First. Second. Mine.' }] },
      { title: 'Their points' },
      { title: 'Forms' },
    ]),
  )
})

test('marks the words and cells that a colleague and I changed', async () => {
  const [, list, table] = draft.contents
  const toUses = (paragraph: string) => ({ ...draft.contents[0], paragraphs: [{ paragraph }] })
  const contents = [toUses('We say what is generally true. It stays so.'), list, table]
  const { user, api, read } = await openEditor({ body: { ...draft, contents } as typeof draft })
  await user.type(screen.getByRole('textbox', { name: 'Paragraph' }), ' Mine.')
  const before = await read()
  const theirs = before.contents.map((section) => {
    if (section.content_type === 'paragraph') {
      const [item] = section.paragraphs
      return {
        ...section,
        paragraphs: [{ ...item, paragraph: 'They say what is generally true. It stays so.' }],
      }
    }
    if (section.content_type !== 'table') return section
    const [cells] = section.table_data
    return { ...section, table_data: [{ ...cells, table_rows: '[["a1","b1"],["a2","theirs"]]' }] }
  })
  await updateArticle(api, 1, { ...before, contents: theirs as typeof before.contents })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const dialog = await screen.findByRole('dialog', { name: 'This article was changed elsewhere' })
  expect(dialog).toHaveTextContent(/It was saved just now, after you opened it/)
  const textsOf = (role: string) =>
    within(dialog)
      .getAllByRole(role)
      .map(({ textContent }) => textContent)
  expect(textsOf('insertion')).toEqual(['They', ' Mine.', 'theirs'])
  expect(textsOf('deletion')).toEqual(['We', 'b2'])
})

test('clicking in the preview edits that section, also when only the preview is shown', async () => {
  const { user } = await openEditor()
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  await user.click(preview.getByText('two'))
  await waitFor(() => expect(screen.getByDisplayValue('two')).toHaveFocus())
  await user.click(preview.getByRole('cell', { name: 'b2' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'B, row 2' })).toHaveFocus())
  await user.click(screen.getByRole('radio', { name: 'Preview' }))
  await user.click(preview.getByRole('heading', { name: 'Uses' }))
  expect(screen.getByRole('radio', { name: 'Both' })).toBeChecked()
  const title = within(findSection('Uses')).getByRole('textbox', { name: 'Section title' })
  await waitFor(() => expect(title).toHaveFocus())
})

test('an article that cannot be saved is not published, and a valid one takes one button', async () => {
  const { user, read, notices } = await openEditor()
  await user.clear(screen.getByRole('textbox', { name: 'Title' }))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Enter a title')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Draft'))
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Articles')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(notices.at(-1)?.description).toBe('Learners can read it now.'))
  expect((await read()).status).toBe('published')
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
})

test('a picture is uploaded when there is a media library, and an invalid one is refused before it is sent', async () => {
  const { user, server } = await openEditor({ media: true })
  const [listPicture] = await screen.findAllByRole('button', { name: 'Upload a picture…' })
  expect(listPicture).toBeVisible()
  const [input] = screen.getAllByLabelText('File of the picture')
  if (input === undefined) throw new Error('There is a field for the picture of the list')
  await user.upload(input, new File(['<svg/>'], 'plan.png', { type: 'image/png' }))
  expect(await screen.findByText('“plan.png” is not a PNG, JPEG or WebP picture.')).toBeVisible()
  expect(server.requests.filter(({ path }) => path.startsWith('media'))).toEqual([])
})

test('a picture is only an address when there is no media library', async () => {
  const { user, save, read } = await openEditor()
  await user.type(screen.getByRole('textbox', { name: /List picture/ }), 'https://example.com/a.png')
  expect(screen.queryByRole('button', { name: 'Upload a picture…' })).toBeNull()
  await save()
  expect(await read()).toMatchObject({ image: 'https://example.com/a.png' })
})

test('shows server errors at their section, item or cell, and focuses the first', async () => {
  const { user, server } = await openEditor()
  const errors = {
    'contents.0.paragraphs.0.paragraph': ['The text is too short.'],
    'contents.1.list_items.1.list_item': ['The item is there twice.'],
    'contents[2].table_data[0].table_rows[1][0]': ['The cell is blank.'],
    slug: ['The slug is taken.'],
  }
  const body = { status: false, message: 'The given data was invalid.', error: errors }
  server.failNext({ method: 'PUT', path: 'update-grammar-or-essay/1', status: 422, body })
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '!')
  await user.keyboard('{Control>}s{/Control}')
  expect(await within(findSection('Uses')).findByText('Paragraph 1: The text is too short.')).toBeVisible()
  expect(within(findSection('Points')).getByText('Item 2: The item is there twice.')).toBeVisible()
  expect(within(findSection('Forms')).getByText('Row 2, column 1: The cell is blank.')).toBeVisible()
  expect(document.activeElement).toHaveValue('First. Second.')
  expect(await screen.findByText(/slug: The slug is taken\./)).not.toHaveTextContent('contents')

  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(screen.queryByText(/The cell is blank/)).not.toBeInTheDocument())
})

test('every text has the direction of its own words, in the fields and as a learner reads it', async () => {
  const { router } = await openEditor()
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('dir', 'auto')
  const reads = async (pane: HTMLElement) => {
    for (const text of ['First. Second.', 'Points', 'one', 'A', 'b2'])
      expect(await within(pane).findByText(text)).toHaveAttribute('dir', 'auto')
  }
  await reads(screen.getByRole('region', { name: 'Preview' }))
  await act(() => router.navigate(toArticlePath(1)))
  await reads(await screen.findByRole('article'))
  expect(screen.getByRole('heading', { level: 1, name: 'Articles' })).toHaveAttribute('dir', 'auto')
})

test('offers the subtitle and the pictures only where the server has them, and names what it does not keep', async () => {
  const { user, api, server, notices } = await openEditor()
  const { sub_title: _, image: __, ...known } = await fetchArticle(api, 1)
  expect(screen.getByRole('textbox', { name: 'Subtitle' })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Subtitle' }), 'Lost')
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '!')
  server.failNext({ method: 'PUT', path: 'update-grammar-or-essay/1', status: 200, body: { status: true } })
  const body = { status: true, data: { ...known, title: 'Articles!' } }
  server.failNext({ method: 'GET', path: 'get-grammar-or-essay/1', until: Promise.resolve() })
  server.failNext({ method: 'GET', path: 'get-grammar-or-essay/1', status: 200, body, times: 9 })
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(notices).toContainEqual(
      expect.objectContaining({
        message: 'Saved, but not everything',
        description: 'The server did not keep what you changed: Subtitle.',
      }),
    ),
  )
})

test('an article of a server without subtitles and pictures has no fields for them', async () => {
  const bare = {
    ...{ id: 1, title: 'Bare', slug: 'bare', type: 'grammar', author: null, read_count: 0, status: 'draft' },
    ...{ created_at: '2026-11-01T00:00:00Z', updated_at: '2026-11-01T00:00:00Z', contents: [] },
  }
  await renderRemote(content, {
    path: toArticleEditPath(1),
    seed: 'staff-only',
    arrange: ({ server }) =>
      server.failNext({
        ...{ method: 'GET', path: 'get-grammar-or-essay/1', status: 200, times: 9 },
        body: { status: true, data: bare },
      }),
  })
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Subtitle' })).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: /picture/i })).not.toBeInTheDocument()
})
