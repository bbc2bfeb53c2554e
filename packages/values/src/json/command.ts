/** One small edit of a document; the document itself where there is nothing to change. */
export type Command<Document> = (document: Document) => Document

/** One after another, as one; what is `false` is left out. */
export const inSequence =
  <Document>(...commands: readonly (Command<Document> | false)[]): Command<Document> =>
  (document) =>
    commands.reduce<Document>((current, command) => (command ? command(current) : current), document)
