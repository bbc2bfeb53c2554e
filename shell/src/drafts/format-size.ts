const oneDecimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** Size of a document as JSON, if large enough to fill a device: "120 KB", "1.2 MB". */
export function formatSize(document: unknown): string | null {
  const bytes = new Blob([JSON.stringify(document) ?? '']).size
  if (bytes < 100_000) return null
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${oneDecimal.format(bytes / 1_000_000)} MB`
}
