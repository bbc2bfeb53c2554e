/** An object in a storage. `tag` identifies this content; `note` is stored with it. */
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
   * Writes only where the object still has this tag; undefined: where there is none.
   * @returns its tag, or undefined when somebody else was first.
   */
  swap(
    key: string,
    content: Uint8Array,
    options: { tag: string | undefined; note?: string },
  ): Promise<string | undefined>
  /** Overwrites. */
  write(key: string, content: Uint8Array): Promise<void>
  /** The keys with this prefix. */
  list(prefix: string): Promise<string[]>
  remove(key: string): Promise<void>
}
