const leading = /^\s*[↓↑→⇒⇩⬇➔➜]+\s*/u
const trailing = /(?<!\s)\s*(?<![↓↑→⇒⇩⬇➔➜])[↓↑→⇒⇩⬇➔➜]+\s*$/u

/** A flow-chart step without typed arrows, because charts draw their own. */
export const withoutArrows = (step: string): string => step.replace(leading, '').replace(trailing, '')

/** Whether a line is only an arrow, as in pasted flow charts. */
export const isArrow = (line: string): boolean => line.trim() !== '' && withoutArrows(line).trim() === ''
