/** Applies the stored theme to the empty document, before the console's code can paint the rest (`theme.store.ts`). */
export function paintStoredScheme() {
  const stored = readStored()
  if (stored === 'dark' || stored === 'light') document.documentElement.style.colorScheme = stored
}

function readStored(): string | null {
  try {
    return localStorage.getItem('theme')
  } catch {
    return null
  }
}
