import { expect } from '@playwright/test'
import { seller, signInByForm } from '../console/sign-in.ts'
import { answerHtml } from '../faults/fault.ts'
import { fail, forgetFiles, type View } from '../view.ts'

/** Screens without a session, or while one is ending. */
export const signInViews = {
  'The sign-in screen': async ({ page }) => {
    await page.goto('/signin')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
  'The sign-in screen with its messages': async ({ page }) => {
    await page.goto('/signin')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Invalid email or phone number')).toBeVisible()
  },
  'The sign-in screen that could not sign in': async ({ page, server }) => {
    fail(server, '/login', answerHtml(500))
    await page.goto('/signin')
    await page.getByLabel('Email or phone').fill('staff@example.com')
    await page.getByLabel('Password').fill('ielts-staff')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Show Details' }).click()
  },
  'An error of another kind': async ({ page, server }) => {
    await forgetFiles(page)
    fail(server, /\/static\/js\/async\/sign-in\.js$/, answerHtml(404))
    await page.goto('/signin')
    await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeVisible()
  },
  'The screen of a console that cannot start': async ({ page, server }) => {
    fail(server, '/config.json', answerHtml(404))
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'The console cannot start' })).toBeVisible()
  },
  'A section that an account may not open': async ({ page }) => {
    await page.goto('/signin?redirect=%2Fgrammar%2F')
    await signInByForm(page, seller)
    await expect(page.getByText('You are signed in as Priya Nair')).toBeVisible()
  },
} satisfies Record<string, View>
