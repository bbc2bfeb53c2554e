type Visit = { remote: string; leave(): void; title: string }

let visit: Visit | null = null

/** A test opens a remote. */
export function beginVisit(remote: string, leave: () => void): void {
  visit?.leave()
  visit = { remote, leave, title: document.title }
}

export const readVisit = (): Visit | null => visit

/** The screens are gone: whatever was given the signal of the section ends. */
export function endVisit(): void {
  visit?.leave()
}

export function forgetVisit(): void {
  visit = null
}
