/** Hands a text, or bytes, to the browser as a file to save. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: some browsers start to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
