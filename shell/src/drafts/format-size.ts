const oneDecimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** What a document takes as JSON: "320 bytes", "1.2 KB". */
export function formatSize(document: unknown): string {
  const bytes = new Blob([JSON.stringify(document) ?? '']).size
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 1_000_000
    ? `${oneDecimal.format(bytes / 1000)} KB`
    : `${oneDecimal.format(bytes / 1_000_000)} MB`
}
