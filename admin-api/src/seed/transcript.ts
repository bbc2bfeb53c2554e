type Turn = { speaker: string; text: string }

/** A transcript has one line for each turn: the speaker, a colon, and the words. */
export const listTurns = (transcript: string): Turn[] =>
  transcript.split('\n').map((line) => {
    const at = line.indexOf(': ')
    return { speaker: line.slice(0, at), text: line.slice(at + 2) }
  })

/** As a synthesizer reads it: plain apostrophes, and telephone numbers digit by digit. */
export const toSpoken = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replaceAll('é', 'e')
    .replaceAll('è', 'e')
    .replaceAll(/\b0\d{4} \d{6}\b/g, (digits) => digits.replaceAll(/\d/g, ' $&').replaceAll(' 0', ' oh'))
