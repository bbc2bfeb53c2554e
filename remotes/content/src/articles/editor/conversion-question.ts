import type { Section } from '../document/article-content.ts'
import type { TextType } from '../document/convert-section.ts'

/** A conversion that somebody is asked about, because it would take something away. */
export type ConversionQuestion = { section: Section; type: TextType }
