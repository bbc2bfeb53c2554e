import type { RefObject } from 'react'

type FileInputProps = {
  /** Lets the caller's button open it. */
  ref: RefObject<HTMLInputElement | null>
  label: string
  accept: string
  isMultiple?: boolean
  /** Called with at least one file. */
  onFiles(files: readonly [File, ...File[]]): void
}

/** A hidden file input; the caller renders a button for it. */
export function FileInput({ ref, label, accept, isMultiple = false, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={isMultiple}
      accept={accept}
      aria-label={label}
      onChange={({ target }) => {
        const [first, ...others] = target.files ?? []
        // Lets the same file be chosen again after a correction.
        target.value = ''
        if (first !== undefined) onFiles([first, ...others])
      }}
    />
  )
}

export const jsonFiles = 'application/json,.json'
