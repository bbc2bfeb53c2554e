import type { GroupRules, SectionRules } from '@console/ielts/sections'
import type { PasteList } from './list-paste.ts'

export type EditorGroupRules = GroupRules & {
  /** Loads the function that turns pasted lines into list entries. */
  loadListPaste(): Promise<PasteList>
}

/** The section’s rules, and those that only its editor needs. */
export type EditorRules = SectionRules & { groups?: EditorGroupRules }
