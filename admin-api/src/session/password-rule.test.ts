import { expect, it } from 'vitest'
import { findPasswordFault } from './password-rule.ts'

const person = { email: 'margaret.fairweather@example.com', name: 'Margaret Fairweather' }
const isTriedFirst = 'This password is too common. Choose another.'
const isOwn = 'The password must not be the name or the email. Choose another.'

// proves V6.2.1, V6.2.4, V6.2.12
it.each([
  ['lantern-river', null],
  ['      a b c d e', null],
  ['пароль-надёжный', null],
  ['ielts-staff', isTriedFirst],
  ['Password-1234', isTriedFirst],
  ['1qaz2wsx3edc', isTriedFirst],
  ['Justin Bieber', isTriedFirst],
  ['qwerty1234!!', isTriedFirst],
  ['123456789012345', isTriedFirst],
  ['changeme-1234', isTriedFirst],
  ['Liverpool 2026', isTriedFirst],
  ['lantern-riv', 'The password must have at least 12 characters.'],
  ['😀😁😂🤣😃', 'The password must have at least 12 characters.'],
  ['abababababab', 'The password must have at least 5 different characters.'],
  ['Margaret Fairweather', isOwn],
  ['margaret.fairweather', isOwn],
  ['x'.repeat(1025), 'The password must have at most 1024 characters.'],
  ['lantern-river\0', 'The password contains an invalid character.'],
])('the password %j: %s', async (password, fault) => {
  expect(await findPasswordFault(password, person)).toBe(fault)
})
