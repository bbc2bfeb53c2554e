/** A small edit of a document; returns the document itself if nothing changes. */
export type Command<Document> = (document: Document) => Document

/** Combines commands into one; `false` entries are skipped. */
export const inSequence =
  <Document>(...commands: readonly (Command<Document> | false)[]): Command<Document> =>
  (document) =>
    commands.reduce<Document>((current, command) => (command ? command(current) : current), document)
