import type { Section } from '../document/article-content.ts'
import type { TextType } from '../document/convert-section.ts'

/** A lossy conversion awaiting confirmation. */
export type ConversionQuestion = { section: Section; type: TextType }
