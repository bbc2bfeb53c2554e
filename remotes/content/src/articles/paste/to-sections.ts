import { createId } from '@console/values/ids/create-id'
import { buildTable, type Section } from '../document/article-content.ts'
import type { Block } from './parse-html.ts'

/** Copied content as sections to be added to an article. */
export type PastedSections = {
  /** The title of the whole, if it has one. */
  title: string | null
  sections: Section[]
  /** Number of pictures, which sections cannot contain. */
  pictures: number
}

/** Consecutive paragraphs form a section, and so do the items of a list; a heading titles the next section. */
export function toSections(blocks: readonly Block[]): PastedSections {
  const [first] = blocks
  const title = first?.kind === 'heading' && first.level === 1 ? first.text : null
  const sections: Section[] = []
  let heading: string | null = null
  let pictures = 0

  const takeHeading = () => {
    const taken = heading
    heading = null
    return taken
  }

  for (const block of title === null ? blocks : blocks.slice(1)) {
    switch (block.kind) {
      case 'picture':
        pictures += 1
        break
      case 'heading':
        endHeading()
        heading = block.text
        break
      case 'paragraph':
        addText('paragraph', block.text)
        break
      case 'item':
        addText('list', block.text)
        break
      case 'table': {
        const tables = [buildTable(createId(), block.headings, block.rows)]
        sections.push({ id: createId(), title: takeHeading(), content_type: 'table', tables })
      }
    }
  }
  endHeading()
  return { title, sections, pictures }

  /** A heading with nothing below becomes a section of its own. */
  function endHeading() {
    const alone = takeHeading()
    if (alone !== null) sections.push({ id: createId(), title: alone, content_type: 'paragraph', items: [] })
  }

  function addText(type: 'paragraph' | 'list', text: string) {
    const item = { id: createId(), text }
    const last = sections.at(-1)
    if (heading === null && last?.content_type === type) {
      sections[sections.length - 1] = { ...last, items: [...last.items, item] }
    } else sections.push({ id: createId(), title: takeHeading(), content_type: type, items: [item] })
  }
}
