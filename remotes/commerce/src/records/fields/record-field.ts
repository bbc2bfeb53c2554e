import type { CsvValue } from '@console/shared/csv/to-csv'
import type * as z from 'zod/mini'

/**
 * One field of a record: its text in a form and its value on the wire, each made of the other. With nothing but a label it is a
 * text that may be left out.
 */
export type Field<Item, Draft> = {
  label: string
  /** The only values there are, with their labels. */
  choices?: Readonly<Record<string, string>>
  /** In the form of a new record. */
  blank?(): string
  /** In the form of a copy. */
  copied?(text: string): string
  /** In the form. `sent` stands for what a server takes and never tells. */
  from?(record: Item, sent: string): string
  /** On the wire: null for nothing, undefined for what cannot be read. */
  to?(text: string, draft: Draft, record: Item | null): unknown
  /** Moves the value by a typed text such as `+1 month`; null for any other text. */
  shift?(text: string, by: string): string | null
  /** One spelling of what means the same. */
  spell?(text: string, draft: Draft): string
  /** As people read it, where two copies are compared. */
  show?(text: string, draft: Draft): string | undefined
  /** A message that the wire's own rules do not have. */
  check?(text: string, draft: Draft): string | false
  /** Another field, at which a rule about both says what is wrong. */
  judgedAt?: keyof Draft & string
  /** How many decimals a number may have; only numbers have this. */
  decimals?(draft: Draft): number
  /** In a file, made of the value on the wire. */
  toCell?(value: unknown): CsvValue
  /** As the form would hold what stands in a cell. */
  fromCell?(cell: string): string
}

/** In the order they stand on screen and in files. */
export type Fields<Item, Draft> = Readonly<Record<keyof Draft & string, Field<Item, Draft>>>

/** The wire's rules for what is sent. */
export type Body = z.ZodMiniType & { shape: Readonly<Record<string, z.ZodMiniType>> }

/** Form values: text, except in fields with choices. */
export type DraftOf<Body extends { shape: object }, Chosen extends object> = Chosen &
  Record<Exclude<keyof Body['shape'] & string, keyof Chosen>, string>

// `Object.keys` forgets which names there are.
export const listNames = <Item, Draft>(fields: Fields<Item, Draft>) =>
  Object.keys(fields) as (keyof Draft & string)[]

/** A draft made field by field. */
export const mapFields = <Item, Draft>(
  fields: Fields<Item, Draft>,
  toText: (field: Field<Item, Draft>, name: keyof Draft & string) => string,
): Draft =>
  // A field with choices holds one of them: it came so, or `draftSchema` or the wire's rules refuse it.
  Object.fromEntries(listNames(fields).map((name) => [name, toText(fields[name], name)])) as Draft
