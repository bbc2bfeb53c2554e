const leading = /^\s*[↓↑→⇒⇩⬇➔➜]+\s*/u
const trailing = /(?<!\s)\s*(?<![↓↑→⇒⇩⬇➔➜])[↓↑→⇒⇩⬇➔➜]+\s*$/u

/** A step of a chart that is printed with arrows between its steps. */
export const withoutArrows = (step: string): string => step.replace(leading, '').replace(trailing, '')
