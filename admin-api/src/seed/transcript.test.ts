import { expect, test } from 'vitest'
import { listTurns, toSpoken } from './transcript.ts'

test('reads the turns of a transcript, whatever else its lines have after the speaker', () => {
  expect(listTurns('AGENT: Opening hours: nine to five.\nAMIR: Thank you.')).toEqual([
    { speaker: 'AGENT', text: 'Opening hours: nine to five.' },
    { speaker: 'AMIR', text: 'Thank you.' },
  ])
})

test('spells telephone numbers for the synthesizer, and drops accents that it cannot say', () => {
  expect(toSpoken('The café’s number is 07700 900416.')).toBe(
    "The cafe's number is  oh 7 7 oh oh  9 oh oh 4 1 6.",
  )
})
