import type { GroupRules, SectionRules } from '@console/ielts/sections'
import type { PasteList } from './list-paste.ts'

export type EditorGroupRules = GroupRules & {
  /** What makes entries of several lines that are pasted into one. */
  loadListPaste(): Promise<PasteList>
}

/** The rules of a section, with what only its editor does. */
export type EditorRules = SectionRules & { groups?: EditorGroupRules }
