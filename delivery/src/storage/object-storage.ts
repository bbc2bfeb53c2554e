/** An object as it stands in a storage. `tag` names this content; `note` is kept with it, and changes with it alone. */
export type StoredObject = { content: Buffer; tag: string; note: string }

/** The storage of a release. Keys are addresses without the leading slash. */
export type ObjectStorage = {
  /** As people know it. */
  name: string
  /** Undefined where there is no such object. */
  read(key: string): Promise<StoredObject | undefined>
  /** Writes only where there is no such object. @returns whether it was written. */
  create(key: string, content: Uint8Array): Promise<boolean>
  /**
   * Only where the object is still that with this tag; undefined for none.
   * @returns its tag, or undefined when somebody else was first.
   */
  swap(
    key: string,
    content: Uint8Array,
    options: { tag: string | undefined; note?: string },
  ): Promise<string | undefined>
  /** Whatever is there. */
  write(key: string, content: Uint8Array): Promise<void>
  /** Keys that begin so. */
  list(prefix: string): Promise<string[]>
  remove(key: string): Promise<void>
}
