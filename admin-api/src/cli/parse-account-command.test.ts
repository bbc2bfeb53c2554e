import { expect, it } from 'vitest'
import { parseAccountCommand, usage } from './parse-account-command.ts'

const parse = (command: string) => {
  try {
    return parseAccountCommand(command.split(' ').filter((word) => word !== ''))
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

it('parses an account as it is stored', () => {
  const permissions = '--permission books.view --permission mocks.manage --permission books.view'
  expect(parse(`add --email A@Example.com --name Ann --phone +447-005-55012 ${permissions}`)).toEqual({
    verb: 'add',
    account: {
      email: 'a@example.com',
      phone: '44700555012',
      name: 'Ann',
      roles: [],
      permissions: ['books.view', 'mocks.manage'],
    },
  })
})

it.each([
  ['', usage],
  ['grant', usage],
  ['list everybody', `What is everybody?\n\n${usage}`],
  ['edit --email a@example.com', `Say what to change.\n\n${usage}`],
  ['remove', '--email must be an email, not left out.'],
  ['add --email 447005550123', '--email must be an email, not 447005550123.'],
  ['add --email a@example.com', '--name must have 1 to 255 characters.'],
  [
    'add --email a@example.com --name A --phone 12',
    '--phone must be a phone number that the sign-in form takes, not 12.',
  ],
  [
    'add --email a@example.com --name A',
    'Say what the account may do: --permission once or more, or --all-permissions.',
  ],
  [
    'add --email a@example.com --name A --permission toString',
    'There is no permission toString. There are dashboard.view, packages.manage, coupons.manage, articles.manage, mocks.manage, books.view, books.manage, facts.write, releases.read, releases.preview.',
  ],
  [
    'add --email a@example.com --name A --permission books.view --all-permissions',
    'Give either --permission or --all-permissions.',
  ],
])('says what is wrong with %j', (command, complaint) => {
  expect(parse(command)).toBe(complaint)
})

// proves T27
it('takes no password as an argument, which every process could read', () => {
  expect(parse('add --email a@example.com --password lantern-river')).toMatch(/^Unknown option '--password'/)
})
