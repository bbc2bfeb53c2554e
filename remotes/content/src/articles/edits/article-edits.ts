import type { DocumentStore } from '@console/authoring/document/document-store'
import type { Notify } from '@console/shared/platform'
import { inSequence } from '@console/values/json/command'
import type { ArticleContent, ArticleDetails, Section, SectionType } from '../document/article-content.ts'
import type { Id } from '../document/article-document.ts'
import { convertSection, type TextType } from '../document/convert-section.ts'
import { setDetail } from '../document/detail-commands.ts'
import * as sections from '../document/section-commands.ts'
import { nameSection, sectionTypeLabels } from '../section-names.ts'
import { handlePart, itemPart, titlePart } from './focus-parts.ts'
import type { FocusTarget } from './focus-target.ts'

type EditsParts = {
  store: DocumentStore<ArticleContent>
  focus: FocusTarget
  /** Announces a text to screen readers. */
  announce(text: string): void
  notify: Notify
}

export type ArticleEdits = ReturnType<typeof createArticleEdits>

/** Edits of an article and its sections, each a named step. */
export function createArticleEdits({ store, focus, announce, notify }: EditsParts) {
  const find = (id: Id): Section | undefined => store.read().sections[id]
  /** Ids in element attributes are text. */
  const indexOf = (id: Id) => store.read().order.findIndex((other) => String(other) === String(id))
  const name = (id: Id) => {
    const section = find(id)
    return section === undefined ? 'section' : nameSection(section)
  }

  function insert(step: string, added: readonly Section[], index: number) {
    store.change(step, sections.insertSections(index, added))
    const [first] = added
    if (first !== undefined) focusSection(first)
  }

  /** Focuses the place to continue writing: a new section's first empty text, else its title. */
  function focusSection(section: Section) {
    if ('items' in section && section.title === null && section.items[0] !== undefined) {
      return focus.focusPart(itemPart(section.items[0].id))
    }
    focus.focusPart(titlePart(section.id), 'end')
  }

  return {
    setDetail<Field extends keyof ArticleDetails>(label: string, field: Field, value: ArticleDetails[Field]) {
      store.change(`Change ${label}`, setDetail(field, value), { mergeKey: `detail:${field}` })
    },
    addSection(type: SectionType, index = store.read().order.length) {
      insert(`Add ${sectionTypeLabels[type].toLowerCase()}`, [sections.buildSection(type)], index)
    },
    insertSections(step: string, added: readonly Section[], after: Id | null) {
      insert(step, added, after === null ? store.read().order.length : indexOf(after) + 1)
    },
    /** One step, including the article's title if the pasted text has one that is wanted. */
    pasteSections(added: readonly Section[], after: Id | null, title: string | null) {
      const index = after === null ? store.read().order.length : indexOf(after) + 1
      const step = `Paste ${added.length} ${added.length === 1 ? 'section' : 'sections'}`
      const insertAdded = sections.insertSections(index, added)
      store.change(step, title === null ? insertAdded : inSequence(insertAdded, setDetail('title', title)))
      announce(step)
      const [first] = added
      if (first !== undefined) focus.focusPart(titlePart(first.id), 'end')
    },
    retitle(id: Id, title: string) {
      store.change('Edit a title', sections.retitleSection(id, title), { mergeKey: titlePart(id) })
    },
    /** Moves a section by so many positions and keeps the focus. */
    move(id: Id, by: number) {
      const index = indexOf(id) + by
      const count = store.read().order.length
      const label = name(id)
      if (index < 0) return announce(`${label} is already the first section`)
      if (index >= count) return announce(`${label} is already the last section`)
      const giveBack = focus.saveFocus(id)
      store.change(`Move ${label}`, sections.moveSection(id, index))
      giveBack()
      announce(`${label} moved to place ${index + 1} of ${count}`)
    },
    moveTo(id: Id, index: number) {
      const label = name(id)
      store.change(`Move ${label}`, sections.moveSection(id, index))
      announce(`${label} moved to place ${indexOf(id) + 1} of ${store.read().order.length}`)
      focus.focusPart(handlePart(id))
    },
    duplicate(id: Id) {
      const section = find(id)
      if (section === undefined) return
      insert(`Duplicate ${name(id)}`, [sections.copySection(section)], indexOf(id) + 1)
    },
    remove(id: Id) {
      const section = find(id)
      if (section === undefined) return
      const index = indexOf(id)
      const step = `Remove ${name(id)}`
      store.change(step, sections.removeSection(id))
      const next = store.read().order[Math.min(index, store.read().order.length - 1)]
      focus.focusPart(next === undefined ? 'add' : handlePart(next))
      const bringBack = () => {
        if (find(id) !== undefined) return
        if (store.readHistory().undo === step) store.undo()
        else insert(`Restore ${nameSection(section)}`, [section], index)
        focus.focusPart(handlePart(id))
      }
      notify.message(`Removed ${nameSection(section)}`, { action: { label: 'Undo', onClick: bringBack } })
    },
    convert(id: Id, type: TextType) {
      const label = sectionTypeLabels[type].toLowerCase()
      store.change(
        `Convert ${name(id)} to ${label}`,
        sections.changeSection(id, (section) => convertSection(section, type)),
      )
      announce(`Converted to ${label}`)
      focus.focusPart(handlePart(id))
    },
  }
}
