import type { CsvValue } from '@console/shared/csv/to-csv'
import type * as z from 'zod/mini'

/**
 * One field of a record, with the conversions between its text in a form and its value on the wire. A field with
 * nothing but a label is an optional text.
 */
export type Field<Item, Draft> = {
  label: string
  /** The only possible values, with their labels. */
  choices?: Readonly<Record<string, string>>
  /** In the form of a new record. */
  blank?(): string
  /** In the form of a copy. */
  copied?(text: string): string
  /** Its text in the form. `sent` stands for fields that a server accepts but never returns. */
  from?(record: Item, sent: string): string
  /** Its value on the wire: null for nothing, undefined for an invalid text. */
  to?(text: string, draft: Draft, record: Item | null): unknown
  /** Moves the value by a typed text such as `+1 month`; null for any other text. */
  shift?(text: string, by: string): string | null
  /** One spelling for texts that mean the same. */
  spell?(text: string, draft: Draft): string
  /** As shown to people who compare two copies. */
  show?(text: string, draft: Draft): string | undefined
  /** A message about a rule that the wire schema does not have. */
  check?(text: string, draft: Draft): string | false
  /** Another field, at which problems of both are reported. */
  judgedAt?: keyof Draft & string
  /** How many decimals a number may have; only numbers have this. */
  decimals?(draft: Draft): number
  /** Its cell in a file, from the value on the wire. */
  toCell?(value: unknown): CsvValue
  /** The text in the form for the content of a cell. */
  fromCell?(cell: string): string
}

/** In the order on screen and in files. */
export type Fields<Item, Draft> = Readonly<Record<keyof Draft & string, Field<Item, Draft>>>

/** The wire schema of the body to be sent. */
export type Body = z.ZodMiniType & { shape: Readonly<Record<string, z.ZodMiniType>> }

/** Form values: text, except in fields with choices. */
export type DraftOf<Body extends { shape: object }, Chosen extends object> = Chosen &
  Record<Exclude<keyof Body['shape'] & string, keyof Chosen>, string>

// `Object.keys` loses the names.
export const listNames = <Item, Draft>(fields: Fields<Item, Draft>) =>
  Object.keys(fields) as (keyof Draft & string)[]

/** Builds a draft field by field. */
export const mapFields = <Item, Draft>(
  fields: Fields<Item, Draft>,
  toText: (field: Field<Item, Draft>, name: keyof Draft & string) => string,
): Draft =>
  // A field with choices holds one of them: it was received so, or `draftSchema` or the wire schema refuses it.
  Object.fromEntries(listNames(fields).map((name) => [name, toText(fields[name], name)])) as Draft
