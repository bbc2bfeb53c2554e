/** The permissions of accounts, as refusals name them. */
export const permissions = {
  'dashboard.view': 'see the dashboard',
  'packages.manage': 'manage packages',
  'coupons.manage': 'manage coupons',
  'articles.manage': 'manage articles',
  'mocks.manage': 'manage mock tests',
  'books.view': 'see the list of books',
  // The console has no screens for these two: the systems that sell books and keep figures call them.
  'books.manage': 'add books',
  'facts.write': 'write the figures of a day',
  // No call of this API needs these: the console uses them for its screen of releases and for previews.
  'releases.read': 'see which versions run',
  'releases.preview': 'preview versions that are not released',
} as const

export type Permission = keyof typeof permissions
