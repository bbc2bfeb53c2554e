import type { RefObject } from 'react'

type FileInputProps = {
  /** For the button that opens it. */
  ref: RefObject<HTMLInputElement | null>
  label: string
  accept: string
  isMultiple?: boolean
  /** With at least one. */
  onFiles(files: readonly [File, ...File[]]): void
}

/** Lets files be chosen; a button of its user's stands for it on the screen. */
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
        // The same file, mended, can be chosen again.
        target.value = ''
        if (first !== undefined) onFiles([first, ...others])
      }}
    />
  )
}

export const jsonFiles = 'application/json,.json'
