const leading = /^\s*[↓↑→⇒⇩⬇➔➜]+\s*/u
const trailing = /(?<!\s)\s*(?<![↓↑→⇒⇩⬇➔➜])[↓↑→⇒⇩⬇➔➜]+\s*$/u

/** A step of a chart that is printed with arrows between its steps. */
export const withoutArrows = (step: string): string => step.replace(leading, '').replace(trailing, '')

/** A line that is nothing but the arrow between two steps, as a chart is often pasted. */
export const isArrow = (line: string): boolean => line.trim() !== '' && withoutArrows(line).trim() === ''
