import { expect, type Page } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { staff } from '../src/console/sign-in.ts'
import { answerHtml, answerJson, type Fault } from '../src/faults/fault.ts'
import { test } from '../src/test.ts'

const identifierMessage = 'Invalid email or phone number'
const passwordMessage = 'Password must be at least 6 characters'

async function fillAndSend(page: Page, { identifier, password } = staff) {
  await page.getByLabel('Email or phone').fill(identifier)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('signing in leads to the dashboard', async ({ page }) => {
  await page.goto('/signin')
  await fillAndSend(page)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a protected address opened signed out is shown after signing in', async ({ page }) => {
  await page.goto('/packages/?q=gold')
  await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent('/packages/?q=gold')}`)
  await fillAndSend(page)
  await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/packages/?q=gold')
})

test('a signed-in visitor of the sign-in screen is sent on', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/signin?redirect=%2Fcoupons%2F')
  await expect(page).toHaveURL('/coupons/')
  await expect(page.getByRole('heading', { name: 'Coupons', level: 1 })).toBeVisible()
})

for (const redirect of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/signin']) {
  test(`the redirect ${redirect} leads to the start page`, async ({ page }) => {
    await page.goto(`/signin?redirect=${encodeURIComponent(redirect)}`)
    await fillAndSend(page)
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
}

test('an empty form says what both fields need and sends nothing', async ({ page, testConsole }) => {
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(identifierMessage, { exact: true })).toBeVisible()
  await expect(page.getByText(passwordMessage, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Email or phone')).toBeFocused()
  expect(testConsole.server.requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a wrong password is said in the words of the server, and the right one then signs in', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  await page.goto('/signin')
  const answer = page.waitForResponse('**/login')
  await fillAndSend(page, { ...staff, password: 'not-the-password' })
  const { message }: { message: string } = await (await answer).json()
  await expect(page.getByRole('alert')).toHaveText(message)
  await fillAndSend(page)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})

const failures: { title: string; fault: Fault; text: string }[] = [
  {
    title: 'a 500 with a message',
    fault: answerJson(500, { status: false, message: 'The database is resting' }),
    text: 'The server could not sign you in: The database is resting.',
  },
  {
    title: 'a 500 of a gateway',
    fault: answerHtml(500),
    text: 'The server could not sign you in: it answered with status 500.',
  },
  {
    title: 'an answer of another shape',
    fault: answerJson(200, { status: true, data: { token: 7 } }),
    text: 'The server’s answer was not understood.',
  },
  {
    title: 'an answer that is no JSON',
    fault: answerHtml(200),
    text: 'The server’s answer was not understood.',
  },
  {
    title: 'a refusal under a good status',
    fault: answerJson(200, { status: false, message: 'This account is locked', error: null }),
    text: 'This account is locked',
  },
]

for (const { title, fault, text } of failures) {
  test(`${title} on signing in is said on the form, which keeps what was typed`, async ({
    page,
    testConsole,
    complaints,
  }) => {
    complaints.allow(failedToLoad)
    testConsole.server.fail({ match: ({ pathname }) => pathname.endsWith('/login'), fault })
    await page.goto('/signin')
    await fillAndSend(page)
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(page.getByLabel('Email or phone')).toHaveValue(staff.identifier)
    testConsole.server.lift()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  })
}
