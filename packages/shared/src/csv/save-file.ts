/** Offers text or bytes to the browser as a download. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Delayed: some browsers start reading only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
