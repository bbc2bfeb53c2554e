import type { RefObject } from 'react'

type FileInputProps = {
  /** For the button that opens it. */
  ref: RefObject<HTMLInputElement | null>
  label: string
  accept: string
  isMultiple?: boolean
  /** Called with at least one file. */
  onFiles(files: readonly [File, ...File[]]): void
}

/** A hidden file input; its user renders a button for it. */
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
        // So that the same file can be chosen again once corrected.
        target.value = ''
        if (first !== undefined) onFiles([first, ...others])
      }}
    />
  )
}

export const jsonFiles = 'application/json,.json'
