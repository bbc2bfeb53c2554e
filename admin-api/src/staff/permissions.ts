/** What an account can be permitted, and how a refusal names it. */
export const permissions = {
  'dashboard.view': 'see the dashboard',
  'packages.manage': 'manage packages',
  'coupons.manage': 'manage coupons',
  'articles.manage': 'manage articles',
  'mocks.manage': 'manage mock tests',
  'books.view': 'see the list of books',
} as const

export type Permission = keyof typeof permissions
